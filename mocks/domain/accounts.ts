import { loginOf } from '../world/people'
import type { Person } from '../world/world-state'
import { isBlank } from './blank'
import type { Schema } from './contract-types'
import { forbidden, invalid } from './domain-error'
import { sendMail } from './mail-outbox'
import { filterInPlace, type World } from './world'

const defaultTimeout = 60

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether anyone but `except` has this username. */
export function isLoginTaken({ state }: World, login: string, except?: Person): boolean {
  return state.people.some((person) => person !== except && isSameText(person.login, login))
}

/** Whether anyone but `except` has this e-mail address. */
export function isEmailTaken({ state }: World, email: string, except?: Person): boolean {
  return state.people.some((person) => person !== except && isSameText(person.email, email))
}

/** Rejects a username that cannot be part of the public page’s URL. */
export function assertValidLogin(login: string): void {
  if (isBlank(login) || /[\s@/]|^\.+$/.test(login.trim()))
    throw invalid(
      'login',
      `A login has no spaces, @ or slashes, and is not made of dots; ${loginOf(login)} would do.`,
    )
}

export function assertValidName(name: string): void {
  if (isBlank(name)) throw invalid('name', 'A name is required.')
}

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

/** Creates an inactive account and sends the activation e-mail. */
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

/** Activates an account; returns false for an unknown or used token. */
export function activate(world: World, token: string): boolean {
  const { state } = world
  const activation = state.activations.find((candidate) => candidate.token === token)
  const person = activation && state.people.find(({ id }) => id === activation.personId)
  if (!activation || !person) return false
  filterInPlace(state.activations, (candidate) => candidate !== activation)
  person.isActivated = true
  acceptInvitations(world, person)
  return true
}

/** Turns e-mail invitations to a new account into connection requests. */
function acceptInvitations(world: World, person: Person): void {
  const { state } = world
  const isForThem = ({ email }: { email: string }) => isSameText(email, person.email)
  const inviterIds = new Set(state.invitations.filter(isForThem).map(({ fromId }) => fromId))
  if (person.referredBy) inviterIds.add(person.referredBy)
  filterInPlace(state.invitations, (invitation) => !isForThem(invitation))
  for (const fromId of inviterIds)
    state.connectionRequests.push({ id: world.nextId(), fromId, toId: person.id })
}

/** Adds a person to the waiting list and confirms it by e-mail; a repeated call does nothing. */
export function joinWaitingList(world: World, { name, email }: Schema<'WaitingListEntry'>): true {
  assertValidName(name)
  const { waitingList } = world.state
  if (waitingList.some((entry) => isSameText(entry.email, email))) return true
  waitingList.push({ name, email })
  sendMail(world, email, 'You are on the waiting list', `Thank you, ${name}. We write when it is your turn.`)
  return true
}
