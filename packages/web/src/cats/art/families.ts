/** The five families of cats, and the rare oshax. Each is told apart by its coat as well as by its colour. */
export type Family = 'blue' | 'green' | 'orange' | 'red' | 'purple'

export interface Coat {
  readonly fur: string
  /** The marks on it. */
  readonly mark: string
  /** Muzzle, paws and the tip of the tail. */
  readonly light: string
  readonly ear: string
}

export const coats: { readonly [family in Family | 'oshax']: Coat } = {
  blue: { fur: '#6f9ac8', mark: '#3d6799', light: '#dbe8f4', ear: '#d9a9a0' },
  green: { fur: '#8fb06a', mark: '#55763a', light: '#e4edd2', ear: '#d9a9a0' },
  orange: { fur: '#eba24b', mark: '#b9661f', light: '#fbe6c4', ear: '#d98f7e' },
  red: { fur: '#d4695a', mark: '#f3cfc4', light: '#f9e3db', ear: '#f0b3a6' },
  purple: { fur: '#c5b0dc', mark: '#5f4580', light: '#efe6f7', ear: '#8b6aab' },
  oshax: { fur: '#f2ead6', mark: '#b8a67f', light: '#fffaf0', ear: '#d9a9a0' },
}

export const INK = '#2b2118'
