/** The sign of Nora: the way into a burrow, a light inside, and somebody looking out. */
export function Burrow() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g stroke="#2b2118" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M3 57 C3 24 17 5 32 5 C47 5 61 24 61 57 Z" fill="#5c6b3c" />
        <path d="M12 57 C12 31 21 18 32 18 C43 18 52 31 52 57 Z" fill="#f2c14e" />
        <circle cx="20.5" cy="35" r="7" fill="#a8794f" />
        <circle cx="43.5" cy="35" r="7" fill="#a8794f" />
        <path d="M17 57 C15 43 22 33 32 33 C42 33 49 43 47 57 Z" fill="#a8794f" />
        <path
          d="M26 49 C26 45 38 45 38 49 C38 53 34.5 55 32 55 C29.5 55 26 53 26 49 Z"
          fill="#f6e3c8"
          strokeWidth="2.2"
        />
        <path d="M2 57 H62" />
      </g>
      <circle cx="20.5" cy="35" r="3.2" fill="#e2a79a" />
      <circle cx="43.5" cy="35" r="3.2" fill="#e2a79a" />
      <circle cx="26.4" cy="42.5" r="2.5" fill="#2b2118" />
      <circle cx="37.6" cy="42.5" r="2.5" fill="#2b2118" />
      <circle cx="27.2" cy="41.7" r="0.9" fill="#fffaf0" />
      <circle cx="38.4" cy="41.7" r="0.9" fill="#fffaf0" />
      <ellipse cx="32" cy="48" rx="2.6" ry="1.9" fill="#c4604f" />
    </svg>
  )
}
