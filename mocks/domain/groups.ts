import type { Group, Id, Person } from '../world/world-state'
import { isBlank } from './blank'
import { connectionBetween, connectionView } from './connections'
import type { Schema } from './contract-types'
import { invalid, notFound } from './domain-error'
import { byId, filterInPlace, isSame, type World } from './world'

function ownGroup({ state }: World, viewer: Person, id: Id): Group {
  const group = byId(state.groups, id)
  if (group?.ownerId !== viewer.id) throw notFound('group')
  return group
}

function groupView(world: World, group: Group): Schema<'Group'> {
  const members = group.memberIds.flatMap((memberId) => {
    const connection = connectionBetween(world, group.ownerId, memberId)
    if (!connection) return []
    const { connectionTags: _, ...profile } = connectionView(world, connection)
    return [{ ...profile, userId: memberId }]
  })
  return { id: group.id, name: group.name, members }
}

/** Returns the member ids without duplicates; throws unless all members are connections of the viewer. */
function memberIds({ state }: World, viewer: Person, members: Schema<'GroupMembers'>): string[] {
  const known = state.connections
    .filter(({ ownerId }) => ownerId === viewer.id)
    .map(({ personId }) => personId)
  const memberConnections = members.map(({ userId }) => known.find((personId) => isSame(personId, userId)))
  if (memberConnections.includes(undefined)) throw invalid('members', 'Only your connections can be members.')
  return [...new Set(memberConnections.filter((personId) => personId !== undefined))]
}

export function listGroups(world: World, viewer: Person): Schema<'Group'>[] {
  return world.state.groups
    .filter(({ ownerId }) => ownerId === viewer.id)
    .map((group) => groupView(world, group))
}

export function getGroup(world: World, viewer: Person, id: Id): Schema<'Group'> {
  return groupView(world, ownGroup(world, viewer, id))
}

function nameOf({ name }: { readonly name: string }): string {
  if (isBlank(name)) throw invalid('name', 'A group needs a name.')
  return name
}

export function createGroup(world: World, viewer: Person, newGroup: Schema<'NewGroup'>): Schema<'Group'> {
  const group = {
    id: world.nextId(),
    ownerId: viewer.id,
    name: nameOf(newGroup),
    memberIds: memberIds(world, viewer, newGroup.members),
  }
  world.state.groups.push(group)
  return groupView(world, group)
}

export function changeGroup(world: World, viewer: Person, change: Schema<'GroupChange'>): Schema<'Group'> {
  const group = ownGroup(world, viewer, change.id)
  const name = nameOf(change)
  group.memberIds = memberIds(world, viewer, change.members)
  group.name = name
  return groupView(world, group)
}

export function deleteGroup(world: World, viewer: Person, id: Id): true {
  const group = ownGroup(world, viewer, id)
  filterInPlace(world.state.groups, (candidate) => candidate !== group)
  return true
}
