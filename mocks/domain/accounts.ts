import { loginOf } from '../world/people'
import type { Person } from '../world/world-state'
import { isBlank } from './blank'
import type { Schema } from './contract-types'
import { forbidden, invalid } from './domain-error'
import { sendMail } from './mail-outbox'
import { filterInPlace, type World } from './world'

const defaultTimeout = 60

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether somebody else than `except` has this login name. */
export function isLoginTaken({ state }: World, login: string, except?: Person): boolean {
  return state.people.some((person) => person !== except && isSameText(person.login, login))
}

/** Whether somebody else than `except` has this e-mail address. */
export function isEmailTaken({ state }: World, email: string, except?: Person): boolean {
  return state.people.some((person) => person !== except && isSameText(person.email, email))
}

/** Refuses a name that could not stand in the address of a public page. */
export function assertValidLogin(login: string): void {
  if (isBlank(login) || /[\s@/]|^\.+$/.test(login.trim()))
    throw invalid(
      'login',
      `A login has no spaces, @ or slashes, and is not made of dots; ${loginOf(login)} would do.`,
    )
}

/** Refuses a name that nobody could read. */
export function assertValidName(name: string): void {
  if (isBlank(name)) throw invalid('name', 'A name is required.')
}

/** Refuses a name or an address that somebody else has. */
export function assertUnique(
  world: World,
  { login, email }: { login: string; email: string },
  except?: Person,
): void {
  if (isLoginTaken(world, login, except)) throw invalid('login', 'This login is already taken.')
  if (isEmailTaken(world, email, except)) throw invalid('email', 'This e-mail address is already in use.')
}

function newcomer(world: World, { name, login, email, password, language }: Schema<'Registration'>): Person {
  return {
    id: `u-${world.secret().slice(0, 16)}`,
    name: name.trim(),
    login: login.trim(),
    email: email.trim(),
    password,
    isActivated: false,
    pictureUrl: null,
    tongue: language.startsWith('pt') ? 'pt' : language.startsWith('es') ? 'es' : 'en',
    topics: [],
    settings: {
      timeout: defaultTimeout,
      publicProfile: true,
      nostrPK: '',
      title: '',
      headline: '',
      showCourseSection: true,
      showPostsSection: true,
      courseSectionWidth: 50,
      postsSectionWidth: 50,
      profileBackgroundImage: null,
    },
    invitationToken: world.secret().slice(0, 16),
    referredBy: null,
  }
}

/** Creates a sleeping account and sends the mail that wakes it. */
export function register(world: World, origin: string, registration: Schema<'Registration'>): true {
  if (!world.state.rules.isRegistrationOpen) throw forbidden('Registration is closed: join the waiting list.')
  assertUnique(world, registration)
  assertValidLogin(registration.login)
  assertValidName(registration.name)
  const person = newcomer(world, registration)
  const referrer = world.state.people.find(
    ({ invitationToken }) => invitationToken === registration.referralId,
  )
  person.referredBy = referrer?.id ?? null
  world.state.people.push(person)
  const token = world.secret()
  world.state.activations.push({ token, personId: person.id })
  const link = `${origin}/user/activate/${token}`
  sendMail(
    world,
    person.email,
    'Activate your account',
    `Welcome, ${person.name}! Open ${link} to begin.`,
    link,
  )
  return true
}

/** Wakes an account. False for a token that is unknown or spent. */
export function activate(world: World, token: string): boolean {
  const { state } = world
  const activation = state.activations.find((candidate) => candidate.token === token)
  const person = activation && state.people.find(({ id }) => id === activation.personId)
  if (!activation || !person) return false
  filterInPlace(state.activations, (candidate) => candidate !== activation)
  person.isActivated = true
  welcome(world, person)
  return true
}

/** Whoever invited the newcomer asks to be connected with them. */
function welcome(world: World, person: Person): void {
  const { state } = world
  const isForThem = ({ email }: { email: string }) => isSameText(email, person.email)
  const hosts = new Set(state.invitations.filter(isForThem).map(({ fromId }) => fromId))
  if (person.referredBy) hosts.add(person.referredBy)
  filterInPlace(state.invitations, (invitation) => !isForThem(invitation))
  for (const fromId of hosts) state.connectionRequests.push({ id: world.nextId(), fromId, toId: person.id })
}

/** Remembers somebody who wants to be let in later, and tells them so once. */
export function joinWaitingList(world: World, { name, email }: Schema<'WaitingListEntry'>): true {
  assertValidName(name)
  const { waitingList } = world.state
  if (waitingList.some((entry) => isSameText(entry.email, email))) return true
  waitingList.push({ name, email })
  sendMail(world, email, 'You are on the waiting list', `Thank you, ${name}. We write when it is your turn.`)
  return true
}
