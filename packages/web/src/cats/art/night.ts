/** Laid over boards: by night they are dimmed, and what lies on them keeps its colours. */
export const NIGHT = 'light-dark(#0000, #120e166b)'
