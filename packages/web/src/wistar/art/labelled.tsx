import type { ReactNode, SVGAttributes } from 'react'

interface LabelledProps extends SVGAttributes<SVGGElement> {
  /** What it is, for whoever does not see it or wonders. */
  readonly label: string
  readonly children: ReactNode
}

/** A part of a drawing that means something. */
export function Labelled({ label, children, ...rest }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is nothing one could act on.
    <g role="img" aria-label={label} {...rest}>
      <title>{label}</title>
      {children}
    </g>
  )
}
