import type { Id, Person } from '../world/world-state'
import { askToConnect, connectionBetween } from './connections'
import type { Schema } from './contract-types'
import { conflict, invalid, notFound } from './domain-error'
import { sendMail } from './mail-outbox'
import { byId, filterInPlace, type World } from './world'

/** Lists the pending e-mail invitations and connection requests that the viewer sent. */
export function listInvitations({ state }: World, viewer: Person): Schema<'Invitation'>[] {
  const byMail = state.invitations
    .filter(({ fromId }) => fromId === viewer.id)
    .map(({ id, email, language }) => ({
      id,
      email,
      language,
      login: null,
      userId: null,
      isInvitation: true,
    }))
  const requests = state.connectionRequests
    .filter(({ fromId }) => fromId === viewer.id)
    .flatMap(({ id, toId }) => {
      const person = byId(state.people, toId)
      return person ? [requestView(id, person)] : []
    })
  return [...byMail, ...requests]
}

function requestView(id: number, { id: userId, email, login }: Person): Schema<'Invitation'> {
  return { id, email, language: null, login, userId, isInvitation: false }
}

/** Invites a person by e-mail; a person with an account gets a connection request instead. */
export function invite(
  world: World,
  viewer: Person,
  origin: string,
  { email, language }: Schema<'NewInvitation'>,
): Schema<'Invitation'> {
  const { state } = world
  const address = email.trim().toLowerCase()
  const known = state.people.find((person) => person.email.toLowerCase() === address)
  if (known === viewer) throw invalid('email', 'This is your own address.')
  if (known?.isActivated) {
    if (connectionBetween(world, viewer.id, known.id))
      throw conflict(`${known.name} is a connection already.`)
    return requestView(askToConnect(world, viewer, known).id, known)
  }
  const open = state.invitations.find(
    ({ fromId, email: to }) => fromId === viewer.id && to.toLowerCase() === address,
  )
  const invitation = open ?? { id: world.nextId(), fromId: viewer.id, email: email.trim(), language }
  if (!open) state.invitations.push(invitation)
  const link = `${origin}/user/register?token=${viewer.invitationToken}`
  sendMail(world, invitation.email, `${viewer.name} invites you`, `Join ${viewer.name}: ${link}`, link)
  return {
    id: invitation.id,
    email: invitation.email,
    language,
    login: null,
    userId: null,
    isInvitation: true,
  }
}

/** Cancels an invitation or connection request of the viewer. */
export function cancelInvitation({ state }: World, viewer: Person, id: Id): true {
  const invitation = byId(state.invitations, id)
  const request = byId(state.connectionRequests, id)
  if (invitation?.fromId !== viewer.id && request?.fromId !== viewer.id) throw notFound('invitation')
  filterInPlace(state.invitations, (candidate) => candidate !== invitation)
  filterInPlace(state.connectionRequests, (candidate) => candidate !== request)
  return true
}
