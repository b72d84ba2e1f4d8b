import type { Id, Person, Tag } from '../world/world-state'
import { isBlank } from './blank'
import { ownConnection } from './connections'
import type { Schema } from './contract-types'
import { conflict, invalid, notFound } from './domain-error'
import { byId, filterInPlace, isSame, type World } from './world'

/** Returns the tag if it belongs to the viewer; throws otherwise. */
function ownTag({ state }: World, viewer: Person, id: Id): Tag {
  const tag = byId(state.tags, id)
  if (tag?.ownerId !== viewer.id) throw notFound('tag')
  return tag
}

export const tagView = ({ id, name }: Tag): Schema<'Tag'> => ({ id, name })

export function listTags({ state }: World, viewer: Person): Schema<'Tag'>[] {
  return state.tags.filter(({ ownerId }) => ownerId === viewer.id).map(tagView)
}

function freeName({ state }: World, viewer: Person, requestedName: string, except?: Tag): string {
  const name = requestedName.trim()
  if (isBlank(name)) throw invalid('name', 'A tag needs a name.')
  const isTaken = state.tags.some(
    (tag) => tag !== except && tag.ownerId === viewer.id && tag.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw conflict(`There is a tag ${name} already.`)
  return name
}

export function createTag(world: World, viewer: Person, { name }: Schema<'NewTag'>): Schema<'Tag'> {
  const tag = { id: world.nextId(), ownerId: viewer.id, name: freeName(world, viewer, name) }
  world.state.tags.push(tag)
  return tagView(tag)
}

export function renameTag(world: World, viewer: Person, { id, name }: Schema<'TagChange'>): Schema<'Tag'> {
  const tag = ownTag(world, viewer, id)
  tag.name = freeName(world, viewer, name, tag)
  return tagView(tag)
}

/** Deletes a tag and removes it from connections and posts. */
export function deleteTag(world: World, viewer: Person, id: Id): true {
  const { state } = world
  const tag = ownTag(world, viewer, id)
  filterInPlace(state.tags, (candidate) => candidate !== tag)
  filterInPlace(state.connectionTags, ({ tagId }) => tagId !== tag.id)
  for (const post of state.posts) filterInPlace(post.tagIds, (tagId) => tagId !== tag.id)
  return true
}

/** Attaches a tag to connections; skips connections that have it already. */
export function attachTag(world: World, viewer: Person, change: Schema<'TagAttachment'>): true {
  const { state } = world
  const tag = ownTag(world, viewer, change.tagId)
  const connections = change.selectedConnections.map((id) => ownConnection(world, viewer, id))
  for (const { id: connectionId } of connections) {
    const isThere = state.connectionTags.some(
      (link) => link.connectionId === connectionId && link.tagId === tag.id,
    )
    if (!isThere) state.connectionTags.push({ id: world.nextId(), connectionId, tagId: tag.id })
  }
  return true
}

export function detachTag(world: World, viewer: Person, connectionTagId: Id): true {
  const link = world.state.connectionTags.find(({ id }) => isSame(id, connectionTagId))
  if (!link) throw notFound('tag on a connection')
  ownConnection(world, viewer, link.connectionId)
  filterInPlace(world.state.connectionTags, (candidate) => candidate !== link)
  return true
}
