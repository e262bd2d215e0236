import style from '../../art/scenes/scene.module.css'

/** Squirrels: an oak by day, and a way in. */
export function Scene() {
  return (
    <svg className={style.scene} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="320" fill="var(--noon)" />
      <path d="M0 260 C140 220 340 230 480 268 V320 H0 Z" fill="var(--grass)" data-cut="" />
      <path d="M212 280 C226 220 222 180 206 130 H282 C262 180 262 220 280 280 Z" fill="var(--earth)" data-cut="" />
      <circle cx="244" cy="104" r="92" fill="var(--leaf)" data-cut="" />
      <ellipse cx="244" cy="214" rx="15" ry="20" fill="#2b2118" />
      <g fill="#d99a3d" data-cut="">
        <circle cx="196" cy="92" r="9" />
        <circle cx="262" cy="66" r="9" />
        <circle cx="292" cy="128" r="9" />
      </g>
    </svg>
  )
}
