export interface Settings {
  readonly host: string
  readonly port: number
}

/** A setting that the one who starts the server has to correct. */
export class SettingsError extends Error {}

const defaultPort = 4000

/** Only this machine, unless told otherwise: a server opens itself to a network because somebody said so. */
const defaultHost = 'localhost'

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return { host: environment.HOST || defaultHost, port: portOf(environment.PORT) }
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be a whole number from 0 to 65535, and is "${text}".`)
  return port
}
