/** What is there, or done. */
export function Tick({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#2f6b3f" stroke="#fffaf0" strokeWidth={1.2} />
      <path
        d={`M${-r * 0.5} 0 l${r * 0.4} ${r * 0.42} l${r * 0.62} ${-r * 0.8}`}
        fill="none"
        stroke="#fff"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
