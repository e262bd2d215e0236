import type { ConnectionOptions } from '@nats-io/transport-node'
import { SettingsError } from '../settings.ts'

/** What a NATS server says of itself. */
export interface ServerInfo {
  /** It wants to know who comes. */
  readonly auth_required?: boolean
  /** It wants to see a certificate of who comes. */
  readonly tls_verify?: boolean
}

const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whoever can write to the bus can disturb play, so everybody must not be let in from a network unless somebody said so. */
export function refuseOpenBus(url: string, { auth_required, tls_verify }: ServerInfo, allowed: boolean): void {
  if (allowed || auth_required || tls_verify || thisMachine.test(parsed(url).hostname)) return
  throw new SettingsError(
    'The NATS server at NATS_URL is on another machine and lets everybody in. Give it users or certificates, as ' +
      'docs/hosting.md says, or set NATS_OPEN=allowed if nobody but Nora can reach it.',
  )
}

/** Where the server is and who comes to it: a name and a password in the address, or a token alone. */
export function natsServer(url: string): ConnectionOptions {
  const { host, username, password } = parsed(url)
  const [name, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const who = name === '' ? {} : pass === '' ? { token: name } : { user: name, pass }
  return { servers: host, ...who, ...(url.startsWith('tls:') && { tls: {} }) }
}

/** Schemes that browsers do not know are read less strictly: as http, hosts are always written in one way. */
const parsed = (url: string): URL => new URL(url.replace(/^\w+:/, 'http:'))
