import { asRecord, type Id, readId, readNumber, readText, userStore } from '@kernel'
import type { Connection } from './connection'
import type { Invitation } from './invitations'
import { createRelations } from './relation'

/** A member whom the user asked to connect. */
type AskedPerson = Pick<Invitation, 'login' | 'userId'>

/** What the server does not keep: whom the user asked, and who accepted. */
export interface Asked {
  readonly open: readonly AskedPerson[]
  readonly accepted: readonly {
    /** Id of the connection. */
    readonly id: Id
    /** Time in ms when it was found. */
    readonly at: number
  }[]
}

const maxAsked = 200
const maxAccepted = 20

const listOf = <Entry>(value: unknown, read: (value: unknown) => Entry | undefined, max: number) =>
  (Array.isArray(value) ? value : []).flatMap((one) => read(one) ?? []).slice(-max)

function readAsked(stored: unknown): Asked {
  const { open, accepted } = asRecord(stored)
  return {
    open: listOf(
      open,
      (one) => {
        const { login, userId } = asRecord(one)
        return { login: readText(login), userId: readId(userId) }
      },
      maxAsked,
    ),
    accepted: listOf(
      accepted,
      (one) => {
        const from = asRecord(one)
        const id = readId(from.id)
        return id === undefined ? undefined : { id, at: readNumber(from.at) }
      },
      maxAccepted,
    ),
  }
}

export const asked = userStore('network.asked', readAsked)

/**
 * Compares whom the user asked with the connections. The two lists are read at different times, so a person who is in
 * neither of them is kept.
 * @returns the same object if nothing changed
 */
export function withAnswers(
  before: Asked,
  invitations: readonly Invitation[],
  connections: readonly Connection[],
  now: number,
): Asked {
  const keysOf = ({ login, userId }: AskedPerson) => ({ id: userId, login })
  const isAsked = createRelations([], before.open)
  const added = invitations.filter(
    (one) => (one.login !== '' || one.userId !== undefined) && isAsked(keysOf(one)) === 'none',
  )
  const isConnected = createRelations(connections, [])
  const [open, answered]: [AskedPerson[], AskedPerson[]] = [[], []]
  for (const one of [...before.open, ...added])
    (isConnected(keysOf(one)) === 'none' ? open : answered).push(one)
  if (added.length === 0 && answered.length === 0) return before
  const isAnswered = createRelations([], answered)
  const accepted = connections
    .filter((one) => isAnswered(keysOf({ ...one, userId: one.userId ?? one.connectionId })) !== 'none')
    .map(({ id }) => ({ id, at: now }))
  return readAsked({ open, accepted: [...before.accepted, ...accepted] })
}
