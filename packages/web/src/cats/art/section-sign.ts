/** The sign of a ship's section; the deck has none. */
export const sectionSigns: { readonly [section: string]: string } = {
  // a wheel
  stern: 'M0 -9 A9 9 0 1 1 -0.1 -9 Z M0 -14 V14 M-14 0 H14 M-10 -10 L10 10 M10 -10 L-10 10',
  // a moon
  portCabin: 'M5 -12 A12 12 0 1 0 12 5 A9.5 9.5 0 0 1 5 -12 Z',
  // an apple
  diningRoom:
    'M0 -6 C-8 -11 -14 -4 -12 4 C-10 11 -4 14 0 11 C4 14 10 11 12 4 C14 -4 8 -11 0 -6 Z M0 -6 C0 -10 3 -13 6 -13',
  // a sun
  starboardCabin:
    'M0 -7 A7 7 0 1 1 -0.1 -7 Z M0 -14 V-11 M0 14 V11 M-14 0 H-11 M14 0 H11 M-10 -10 L-8 -8 M10 10 L8 8 M10 -10 L8 -8 M-10 10 L-8 8',
  // a barrel
  storeroom: 'M-8 -12 H8 C12 -4 12 4 8 12 H-8 C-12 4 -12 -4 -8 -12 Z M-10.6 -5 H10.6 M-10.6 5 H10.6',
  // an anchor
  bow: 'M0 -8 V12 M-6 -4 H6 M0 -8 A3 3 0 1 1 0.1 -8 M-11 4 C-9 12 -4 13 0 12 C4 13 9 12 11 4',
}
