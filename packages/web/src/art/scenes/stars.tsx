const places = [
  [40, 30, 2],
  [92, 60, 1.6],
  [128, 22, 2.2],
  [176, 44, 1.5],
  [214, 18, 1.8],
  [286, 26, 2],
  [318, 64, 1.6],
  [352, 20, 2.2],
  [404, 48, 1.5],
  [446, 24, 2],
  [462, 86, 1.6],
  [20, 96, 1.6],
] as const

/** Only by night: their colour is nothing by day. */
export function Stars() {
  return (
    <g fill="var(--stars)">
      {places.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}
