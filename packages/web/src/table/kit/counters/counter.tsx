import type { Icon as IconName } from '@nora/words'
import { Icon } from '../../../art/icons/icon.tsx'
import style from './counter.module.css'

interface CounterProps {
  readonly icon: IconName
  readonly n: number
  /** What the number means, as a whole phrase. */
  readonly label: string
  readonly size?: number
  readonly className?: string | undefined
}

/** A stock, a resource, a speed: a picture, a number, and what that means for those who do not see it or wonder. */
export function Counter({ icon, n, label, size, className = '' }: CounterProps) {
  return (
    <span className={`${style.counter} ${className}`} title={label}>
      <Icon name={icon} {...(size !== undefined && { size })} />
      <span aria-hidden="true">{n}</span>
      <span className="unseen">{label}</span>
    </span>
  )
}
