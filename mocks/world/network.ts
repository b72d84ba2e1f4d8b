import { circles, groupNames } from './content/chats'
import { topics } from './content/topics'
import type { SeedContext } from './seed-context'
import type { Person, Tag, WorldState } from './world-state'

function connect({ state, nextId }: SeedContext, one: Person, other: Person): void {
  if (one.id === other.id) return
  if (state.connections.some(({ ownerId, personId }) => ownerId === one.id && personId === other.id)) return
  state.connections.push(
    { id: nextId(), ownerId: one.id, personId: other.id },
    { id: nextId(), ownerId: other.id, personId: one.id },
  )
}

/** Lists the connections of a person. */
export const connectionsOf = ({ connections, people }: WorldState, owner: Person): Person[] =>
  connections
    .filter(({ ownerId }) => ownerId === owner.id)
    .flatMap(({ personId }) => people.filter(({ id }) => id === personId))

function tagConnections({ state, random, nextId }: SeedContext, owner: Person): void {
  const names = [
    ...topics.filter(({ name }) => owner.topics.includes(name)).map(({ talk }) => talk[owner.tongue].tag),
    ...random.some(circles[owner.tongue], 2),
  ]
  const tags: Tag[] = names.map((name) => ({ id: nextId(), ownerId: owner.id, name }))
  state.tags.push(...tags)
  for (const connection of state.connections) {
    if (connection.ownerId !== owner.id || !random.happens(0.6)) continue
    for (const tag of random.some(tags, random.between(1, 2))) {
      state.connectionTags.push({ id: nextId(), connectionId: connection.id, tagId: tag.id })
    }
  }
}

/** Attaches the owner’s first tag to the connection, so that it has a tag with every seed. */
function addFirstTag({ state, nextId }: SeedContext, owner: Person, person: Person): void {
  const connection = state.connections.find(
    ({ ownerId, personId }) => ownerId === owner.id && personId === person.id,
  )
  const tag = state.tags.find(({ ownerId }) => ownerId === owner.id)
  if (!connection || !tag) return
  const isThere = state.connectionTags.some(
    (link) => link.connectionId === connection.id && link.tagId === tag.id,
  )
  if (!isThere) state.connectionTags.push({ id: nextId(), connectionId: connection.id, tagId: tag.id })
}

function addGroups({ state, random, nextId }: SeedContext, owner: Person, count: number): void {
  const known = state.connections
    .filter(({ ownerId }) => ownerId === owner.id)
    .map(({ personId }) => personId)
  for (const name of random.some(groupNames[owner.tongue], count)) {
    const memberIds = random.some(known, random.between(2, 6))
    state.groups.push({ id: nextId(), ownerId: owner.id, name, memberIds })
  }
}

/** Seeds connections with their tags, groups, pending connection requests and e-mail invitations. */
export function seedConnections(context: SeedContext): void {
  const { state, random, nextId } = context
  const [ana, bruno, nova, ...others] = state.people
  if (!ana || !bruno || !nova) throw new Error('The world has no demo accounts: populate it first.')

  connect(context, ana, bruno)
  const connectionsOfAna = others.slice(0, 22)
  for (const person of connectionsOfAna) connect(context, ana, person)
  for (const person of others.slice(14, 30)) connect(context, bruno, person)
  for (const person of others) {
    for (const friend of random.some(others, random.between(3, 7))) connect(context, person, friend)
  }
  for (const person of state.people) {
    if (person !== nova) tagConnections(context, person)
  }
  addFirstTag(context, ana, bruno)
  addFirstTag(context, bruno, ana)
  for (const owner of [ana, bruno, ...others.slice(0, 12)]) addGroups(context, owner, owner === ana ? 3 : 1)

  for (const stranger of others.slice(30, 33)) {
    state.connectionRequests.push({ id: nextId(), fromId: stranger.id, toId: ana.id })
  }
  const recipient = others[40]
  if (recipient) state.connectionRequests.push({ id: nextId(), fromId: ana.id, toId: recipient.id })
  for (const [email, language] of [
    ['tia.rosa@correio.example', 'pt-PT'],
    ['marco@old-friends.example', 'en'],
    ['vecina.carmen@correo.example', 'es'],
  ] as const) {
    state.invitations.push({ id: nextId(), fromId: ana.id, email, language })
  }
}
