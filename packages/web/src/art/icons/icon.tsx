import type { Icon as IconName } from '@nora/words'
import { createContext, memo, useContext } from 'react'
import { GlyphFrame } from '../../ui/glyph.tsx'
import { commonIcons } from './common.tsx'
import type { Drawings } from './drawing.ts'

/** The icons of one game; a missing one does not compile in the game's own `icons.tsx`. */
export type GameIcons = Partial<Drawings<IconName>>

const common: GameIcons = commonIcons

const Icons = createContext<GameIcons>({})

/** Around a table: the icons of its game. */
export const IconsProvider = Icons.Provider

interface IconProps {
  readonly name: IconName
  readonly size?: number | string
}

/** One grid, one line weight, round ends, ink and one fill. What it means stands beside it in words. */
export const Icon = memo(function Icon({ name, size = '1.25em' }: IconProps) {
  const own = useContext(Icons)[name]
  return <GlyphFrame size={size}>{own ?? common[name]}</GlyphFrame>
})
