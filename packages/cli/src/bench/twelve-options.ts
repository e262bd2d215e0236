/** A choice that names a thing by a freshly built id, as choices are built everywhere. */
export interface Take {
  readonly take: string
  readonly [key: string]: string
}

/** Twelve fresh options. */
export function twelveOptions(): Take[] {
  return Array.from({ length: 12 }, (_, card) => ({ take: `card-${card}` }))
}
