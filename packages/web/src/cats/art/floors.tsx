/** The floors of the ship's sections, as patterns: rope, tiles, boards, berths, crates. */
export function Floors({ id }: { readonly id: string }) {
  return (
    <defs>
      <Floor id={`${id}-deck`} ground="#d9ae77">
        <path d="M0 10 H80 M0 30 H80 M24 10 V30 M64 30 V50 M64 -10 V10" stroke="#b98a55" />
      </Floor>
      <Floor id={`${id}-stern`} ground="#c9a06b">
        <path d="M10 0 V40 M30 0 V40 M50 0 V40 M70 0 V40" stroke="#a87f4c" />
        <path d="M0 20 q10 -6 20 0 t20 0 t20 0 t20 0" stroke="#efdcae" strokeWidth={2.6} />
      </Floor>
      <Floor id={`${id}-bow`} ground="#c9a06b">
        <path d="M0 0 L40 40 M40 0 L80 40 M40 0 L0 40 M80 0 L40 40" stroke="#a87f4c" />
      </Floor>
      <Floor id={`${id}-portCabin`} ground="#b7c3b4">
        <path d="M4 6 h32 v28 h-32 z M44 6 h32 v28 h-32 z M4 16 h32 M44 16 h32" stroke="#93a391" />
      </Floor>
      <Floor id={`${id}-starboardCabin`} ground="#c7b6bf">
        <path d="M4 6 h32 v28 h-32 z M44 6 h32 v28 h-32 z M4 24 h32 M44 24 h32" stroke="#a6929c" />
      </Floor>
      <Floor id={`${id}-diningRoom`} ground="#e6d3b3">
        <path d="M0 0 h20 v20 h20 v-20 h20 v20 h20 M0 40 v-20 h20 v20 h20 v-20 h20 v20 h20" stroke="#cdb48c" />
      </Floor>
      <Floor id={`${id}-storeroom`} ground="#cbb38d">
        <path d="M3 3 h34 v34 h-34 z M3 3 l34 34 M43 3 h34 v34 h-34 z M77 3 l-34 34" stroke="#ab9067" />
      </Floor>
    </defs>
  )
}

function Floor({
  id,
  ground,
  children,
}: {
  readonly id: string
  readonly ground: string
  readonly children: React.ReactNode
}) {
  return (
    <pattern id={id} width={80} height={40} patternUnits="userSpaceOnUse">
      <rect width={80} height={40} fill={ground} />
      <g fill="none" strokeWidth={1.6}>
        {children}
      </g>
    </pattern>
  )
}
