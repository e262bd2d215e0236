import { Problem } from '../problem.ts'
import type { Person, Secrets } from '../store/people-store.ts'
import type { Store } from '../store/store.ts'
import { Devices } from './devices.ts'
import { givenName, loginOf } from './names.ts'
import { PasswordTries, type Trier } from './password-tries.ts'
import { hashPassword, hashRecoveryCode, hashToken, isPassword, newId, newRecoveryCode, newToken } from './secrets.ts'
import { SharedThrottle } from './shared-throttle.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 86_400_000
/** A session nobody used for so long is closed. */
export const SESSION_MS = 180 * DAY
/** How often it is noted that a session is used. */
const TOUCH_MS = HOUR
/** Names that may be asked for from one network in an hour. */
const NAMES = 60

/** A person with a new session: the token goes into the cookie and is kept nowhere else. */
export interface Entered {
  readonly person: Person
  readonly token: string
  /** By which the browser of an account is known when it signs in again. */
  readonly mark: string | null
}

/** From where somebody signs in. */
export interface Origin {
  /** The network they come from. */
  readonly address: string
  /** What their browser shows to be known. */
  readonly mark: string | undefined
}

/** A person at one device. */
export interface Session {
  /** The hash of its token. */
  readonly id: string
  readonly person: Person
}

/** Who is who: guests, accounts and their sessions. */
export class People {
  private readonly store: Store
  private readonly tries: PasswordTries
  private readonly devices: Devices
  private readonly naming: SharedThrottle
  /** Told when sessions end, so that open connections end too. */
  private readonly signedOut: (sessions: readonly string[]) => void

  constructor(store: Store, signedOut: (sessions: readonly string[]) => void) {
    this.store = store
    this.tries = new PasswordTries(store)
    this.devices = new Devices(store.settings)
    this.naming = new SharedThrottle(store, 'names', NAMES, HOUR)
    this.signedOut = signedOut
  }

  async guest(name: string | undefined): Promise<Entered> {
    const id = newId()
    await this.store.people.add({ id, name: name ?? givenName(), createdAt: Date.now() })
    return this.entered(id)
  }

  /** Whoever wants a name for an account has to be told that it is taken; nobody needs to ask for many. */
  async mayAskForName(network: string): Promise<void> {
    if (!(await this.naming.allows(network))) throw new Problem(429, 'tooMany')
  }

  /** Who shows this token. */
  async known(token: string): Promise<Session | undefined> {
    const id = hashToken(token)
    const found = await this.store.people.session(id)
    if (!found) return undefined
    const now = Date.now()
    if (now - found.seenAt > SESSION_MS) {
      await this.store.people.closeSession(id)
      return undefined
    }
    if (now - found.seenAt > TOUCH_MS) {
      await this.store.people.touchSession(id, now)
      await this.store.people.seen(found.person.id, now)
    }
    return { id, person: found.person }
  }

  /**
   * A guest keeps everything and can sign in from now on. The code is shown this once. Whoever knew the token of the
   * guest does not know that of the account.
   */
  async becomeAccount(person: Person, name: string, password: string): Promise<Entered & { recoveryCode: string }> {
    if (person.login !== null) throw new Problem(409, 'alreadyAccount')
    const { secrets, recoveryCode } = await newSecrets(password)
    if (!(await this.store.people.becomeAccount(person.id, loginOf(name), name, secrets)))
      throw new Problem(409, 'nameTaken', { name })
    await this.signOutEverywhere(person.id)
    return { ...(await this.entered(person.id)), recoveryCode }
  }

  async signIn(name: string, password: string, from: Origin): Promise<Entered> {
    const login = loginOf(name)
    const found = await this.store.people.byLogin(login)
    const trier = await this.trier(found?.id, from)
    await this.tries.begin(login, trier)
    if (!(await isPassword(password, found?.password ?? null)) || !found) throw new Problem(401, 'wrongSignIn')
    await this.tries.succeeded(login, trier)
    return this.entered(found.id)
  }

  /** With the code from paper: a new password, a new code, and every other device signed out. */
  async recover(
    name: string,
    code: string,
    password: string,
    from: Origin,
  ): Promise<Entered & { recoveryCode: string }> {
    const login = loginOf(name)
    const found = await this.store.people.byLogin(login)
    await this.tries.begin(login, await this.trier(found?.id, from))
    if (!found?.recovery || found.recovery !== hashRecoveryCode(code)) throw new Problem(401, 'wrongRecoveryCode')
    const recoveryCode = await this.resetPassword(found.id, password)
    return { ...(await this.entered(found.id)), recoveryCode }
  }

  /** Every other device is signed out: whoever changes a password may do it because somebody else knows the old one. */
  async changePassword(session: Session, old: string, password: string): Promise<{ recoveryCode: string }> {
    const { id, person } = session
    await this.mustBe(session, old)
    const { secrets, recoveryCode } = await newSecrets(password)
    await this.store.people.setSecrets(person.id, secrets)
    this.signedOut(await this.store.people.closeSessions(person.id, id))
    return { recoveryCode }
  }

  /** Sets a password without knowing the old one and closes every session; returns the new recovery code. */
  async resetPassword(id: string, password: string): Promise<string> {
    const { secrets, recoveryCode } = await newSecrets(password)
    await this.store.people.setSecrets(id, secrets)
    await this.signOutEverywhere(id)
    return recoveryCode
  }

  /** The person proves with the password that they are there; a guest has nothing to prove with. */
  async mustBe({ id, person }: Session, password: string | undefined): Promise<void> {
    if (person.login === null) return
    const trier = { device: id }
    await this.tries.begin(person.login, trier)
    const secrets = await this.store.people.secrets(person.id)
    if (!(await isPassword(password ?? '', secrets?.password ?? null))) throw new Problem(403, 'wrongPassword')
    await this.tries.succeeded(person.login, trier)
  }

  async signOut(token: string): Promise<void> {
    const session = hashToken(token)
    await this.store.people.closeSession(session)
    this.signedOut([session])
  }

  async signOutEverywhere(id: string): Promise<void> {
    this.signedOut(await this.store.people.closeSessions(id))
  }

  async forgetOldSessions(): Promise<void> {
    await this.store.people.closeSessionsUnseenSince(Date.now() - SESSION_MS)
  }

  private async trier(person: string | undefined, { address, mark }: Origin): Promise<Trier> {
    const device = person === undefined || mark === undefined ? undefined : await this.devices.known(mark, person)
    return device === undefined ? { address } : { device }
  }

  private async entered(id: string): Promise<Entered> {
    const token = newToken()
    const closed = await this.store.people.openSession(hashToken(token), id, Date.now())
    if (closed.length > 0) this.signedOut(closed)
    const person = (await this.store.people.find(id)) as Person
    return { person, token, mark: person.login === null ? null : await this.devices.mark(id) }
  }
}

async function newSecrets(password: string): Promise<{ secrets: Secrets; recoveryCode: string }> {
  const recoveryCode = newRecoveryCode()
  return { secrets: { password: await hashPassword(password), recovery: hashRecoveryCode(recoveryCode) }, recoveryCode }
}
