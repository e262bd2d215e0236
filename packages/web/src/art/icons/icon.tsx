import type { Icon as IconName } from '@nora/words'
import { memo } from 'react'
import { catsIcons } from './cats.tsx'
import { commonIcons } from './common.tsx'
import type { Drawings } from './drawing.ts'
import { wistarIcons } from './wistar.tsx'
import { woodcraftIcons } from './woodcraft.tsx'

/** Every name that the words use has a drawing: a missing one does not compile. */
const drawings: Drawings<IconName> = { ...commonIcons, ...catsIcons, ...wistarIcons, ...woodcraftIcons }

interface IconProps {
  readonly name: IconName
  readonly size?: number | string
}

/** One grid, one line weight, round ends, ink and one fill. What it means stands beside it in words. */
export const Icon = memo(function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  )
})
