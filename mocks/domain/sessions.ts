import type { Person, Session } from '../world/world-state'
import type { Schema } from './contract-types'
import { unauthorized } from './domain-error'
import { userView } from './profile'
import { filterInPlace, type World } from './world'

const minute = 60_000

/** Returns the time in ms at which a token expires. The current rules apply, even if they changed after the login. */
function endOf({ state }: World, { startedAt }: Session): number {
  return Date.parse(startedAt) + state.rules.tokenMinutes * minute
}

function sessionOf(world: World, token: string): Session | undefined {
  const session = world.state.sessions.find((candidate) => candidate.token === token)
  return session && endOf(world, session) > world.now().getTime() ? session : undefined
}

export function personOf(world: World, token: string): Person | undefined {
  const session = sessionOf(world, token)
  return session && world.state.people.find(({ id }) => id === session.personId)
}

/** Opens a session; returns the response of the operation `login`. */
export function openSession(world: World, person: Person): Schema<'Session'> {
  const now = world.now().getTime()
  filterInPlace(world.state.sessions, (session) => endOf(world, session) > now)
  const token = world.secret()
  world.state.sessions.push({ token, personId: person.id, startedAt: new Date(now).toISOString() })
  return { token, ...userView(person) }
}

/** Opens a session with a new token; by the rule `isTokenReplaced`, the session of the old one ends. */
export function renewSession(world: World, person: Person, token: string): Schema<'Session'> {
  if (world.state.rules.isTokenReplaced)
    filterInPlace(world.state.sessions, (session) => session.token !== token)
  return openSession(world, person)
}

export function logIn(
  world: World,
  { login, password }: Pick<Schema<'Credentials'>, 'login' | 'password'>,
): Schema<'Session'> {
  const name = login.trim().toLowerCase()
  const person = world.state.people.find(
    (candidate) => candidate.email.toLowerCase() === name || candidate.login.toLowerCase() === name,
  )
  // An unknown address and a wrong password give the same error, so that nobody learns which addresses have accounts.
  if (!person || person.password !== password) throw unauthorized('The e-mail or the password is wrong.')
  if (!person.isActivated)
    throw unauthorized('The account is not activated yet: open the link in the e-mail.')
  return openSession(world, person)
}

/**
 * Handles a usage report. Returns true when the session’s time is used up according to the report or the server’s
 * clock.
 */
export function reportUsage(world: World, token: string, report: Schema<'UsageReport'>): boolean {
  const session = sessionOf(world, token)
  const person = personOf(world, token)
  if (!session || !person) throw unauthorized('The session has ended.')
  const observed = Math.floor((world.now().getTime() - Date.parse(session.startedAt)) / minute)
  return Math.max(report.elapsedTime, observed) >= person.settings.timeout
}
