/** The sign of the house: the way into a burrow, and somebody looking out. */
export function Burrow() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g stroke="#2b2118" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M4 56 C4 22 18 6 32 6 C46 6 60 22 60 56 Z" fill="#5c6b3c" />
        <path d="M14 56 C14 32 22 20 32 20 C42 20 50 32 50 56 Z" fill="#3a2a1d" />
        <path d="M22 56 C20 44 26 38 32 38 C38 38 44 44 42 56 Z" fill="#8d8377" />
        <circle cx="25" cy="38" r="5" fill="#d9a9a0" />
        <circle cx="39" cy="38" r="5" fill="#d9a9a0" />
        <path d="M2 56 H62" />
      </g>
      <circle cx="28" cy="46" r="2" fill="#2b2118" />
      <circle cx="36" cy="46" r="2" fill="#2b2118" />
      <path d="M30.5 51 h3 l-1.5 2 z" fill="#2b2118" />
    </svg>
  )
}
