import type { SquirrelsIcon } from '@nora/words'
import { type Drawings, fills } from '../../art/icons/drawing.ts'

export const icons: Drawings<SquirrelsIcon> = {
  acorn: (
    <>
      <path d="M6 11 C6 17 9 20 12 21 C15 20 18 17 18 11 Z" fill={fills.straw} />
      <path d="M4.5 11 C4.5 7 8 5.5 12 5.5 C16 5.5 19.5 7 19.5 11 Z M12 5.5 V2.5" fill={fills.wood} />
    </>
  ),
  'acorn-hidden': (
    <>
      <path d="M8 9 C8 13 10 15 12 15.5 C14 15 16 13 16 9 Z M7 9 H17 M12 9 V4" fill={fills.straw} />
      <path d="M2.5 20 C6 13.5 18 13.5 21.5 20 Z" fill={fills.wood} />
    </>
  ),
}
