import type { ReactNode } from 'react'
import { ToolDisc } from '../art/tool-disc.tsx'
import { Region } from '../drawing/region.tsx'
import { Word } from '../drawing/word.tsx'
import { useStageSize } from './stage-size.ts'

interface StageFrameProps {
  readonly title: string
  readonly hint: string
  /** How much room it needs where the stage stands upright. */
  readonly narrowHeight?: number
  readonly children: ReactNode
}

/** The close-up: a bench under its tools, in the place of shops and tracks as long as something is worked at. */
export function StageFrame({ title, hint, narrowHeight, children }: StageFrameProps) {
  const { width: w, height, wall, isNarrow, isUpright = false } = useStageSize()
  const h = isNarrow && !isUpright ? (narrowHeight ?? height) : height
  return (
    <Region label={title} width={w} height={h}>
      <rect x={2} y={9} width={w - 6} height={h - 10} rx={14} fill="#2b2118" opacity={0.35} />
      <rect x={2} y={4} width={w - 6} height={h - 10} rx={14} fill="var(--stage)" stroke="#2b2118" strokeWidth={2.4} />
      <path d={`M3.5 18 q0 -12 12 -12 h${w - 33} q12 0 12 12 V${wall} H3.5 Z`} fill="var(--stage-wall)" />
      <path d={`M3.5 ${wall} H${w - 5.5}`} stroke="#2b2118" strokeWidth={2} />
      {!isNarrow && <HangingTools right={w} />}
      <Word x={22} y={isNarrow ? 32 : 38} size={22} weight={800} isTitle most={w - (isNarrow ? 44 : 190)}>
        {title}
      </Word>
      {!isNarrow && (
        <Word x={22} y={62} size={14.5} weight={500} fill="var(--ink-soft)" most={w - 190}>
          {hint}
        </Word>
      )}
      {children}
    </Region>
  )
}

function HangingTools({ right }: { readonly right: number }) {
  return (
    <>
      <path d={`M${right - 142} 30 H${right - 24}`} stroke="#2b2118" strokeWidth={7} strokeLinecap="round" />
      <path d={`M${right - 142} 30 H${right - 24}`} stroke="#a9774b" strokeWidth={3.4} strokeLinecap="round" />
      {['mallet', 'gouge', 'file', 'plane'].map((tool, index) => (
        <ToolDisc key={tool} tool={tool} x={right - 128 + index * 31} y={48} r={12} />
      ))}
    </>
  )
}
