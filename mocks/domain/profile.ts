import type { Person } from '../world/world-state'
import { assertUnique, assertValidLogin, assertValidName } from './accounts'
import type { Schema } from './contract-types'
import { invalid, notFound } from './domain-error'
import { sendMail } from './mail-outbox'
import type { World } from './world'

/** Describes a person as others see them. */
export function personView({ id, name, login, email, pictureUrl }: Person): Schema<'Person'> {
  return { id, name, login, email, pictureUrl }
}

/** The current user with their own settings. */
export function userView(person: Person): Schema<'User'> {
  const { timeout, publicProfile, nostrPK, profileBackgroundImage } = person.settings
  return { ...personView(person), timeout, publicProfile, nostrPK, profileBackgroundImage }
}

/** Returns a person by id. The viewer’s own entry contains the invitation link. */
export function getPerson({ state }: World, viewer: Person, id: string, origin: string): Schema<'Person'> {
  const person = state.people.find((candidate) => candidate.id === id && candidate.isActivated)
  if (!person) throw notFound('user')
  if (person !== viewer) return personView(person)
  return { ...personView(person), invitationLink: `${origin}/user/register?token=${person.invitationToken}` }
}

export function settingsView({ settings }: Person): Schema<'Settings'> {
  const { timeout, publicProfile, nostrPK, ...myPageSettings } = settings
  return { timeout, publicProfile, nostrPK, myPageSettings }
}

/** Returns the settings of a public page; only the username and `publicProfile: false` if the page is not public. */
export function publicSettings({ state }: World, login: string): Schema<'PublicSettings'> {
  const person = publicPerson(state.people, login)
  if (!person.settings.publicProfile)
    return { login: person.login, publicProfile: false, myPageSettings: null }
  const { id, name, pictureUrl } = person
  const { myPageSettings } = settingsView(person)
  return { id, name, login: person.login, pictureUrl, publicProfile: true, myPageSettings }
}

/** Returns the person whose username is in the URL of a public page. */
export function publicPerson(people: readonly Person[], login: string): Person {
  const name = login.toLowerCase()
  const person = people.find((candidate) => candidate.login.toLowerCase() === name && candidate.isActivated)
  if (!person) throw notFound('user')
  return person
}

export function updatePerson(
  world: World,
  viewer: Person,
  { name, email, login }: Schema<'GeneralData'>,
): Schema<'User'> {
  assertUnique(world, { login, email }, viewer)
  assertValidLogin(login)
  assertValidName(name)
  Object.assign(viewer, { name: name.trim(), email: email.trim(), login: login.trim() })
  return userView(viewer)
}

/** Changes a person’s password and notifies the person by e-mail. */
export function changePassword(world: World, viewer: Person, change: Schema<'PasswordChange'>): true {
  if (viewer.password !== change.currentPassword)
    throw invalid('currentPassword', 'The current password is wrong.')
  viewer.password = change.newPassword
  sendMail(world, viewer.email, 'Your password was changed', 'If this was not you, write to the operator.')
  return true
}

export function updateSettings(viewer: Person, change: Schema<'GeneralSettings'>): Schema<'Settings'> {
  Object.assign(viewer.settings, change)
  return settingsView(viewer)
}

export function updatePageSettings(
  viewer: Person,
  change: Schema<'MyPageSettingsChange'>,
): Schema<'Settings'> {
  const { courseSectionWidth, postsSectionWidth, ...rest } = change
  Object.assign(viewer.settings, rest, {
    courseSectionWidth: courseSectionWidth ?? 0,
    postsSectionWidth: postsSectionWidth ?? 0,
  })
  return settingsView(viewer)
}
