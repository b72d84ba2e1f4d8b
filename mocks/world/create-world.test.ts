import { expect, test } from '@rstest/core'
import { createWorld, defaultSeed } from './create-world'
import { demoAccounts } from './demo-accounts'
import { connectionsOf } from './network'
import type { Post, WorldState } from './world-state'

const worldDate = new Date('2026-03-14T00:00:00Z')
const world = createWorld(7, worldDate)

function personOf(state: WorldState, email: string) {
  const person = state.people.find((candidate) => candidate.email === email)
  if (!person) throw new Error(`Nobody has ${email}.`)
  return person
}

// Covers MCK-01
test('createWorld creates the same world from the same seed', () => {
  expect(JSON.stringify(createWorld(7, worldDate))).toBe(JSON.stringify(world))
})

// Covers MCK-01
test('createWorld creates a different world from another seed', () => {
  expect(JSON.stringify(createWorld(8, worldDate))).not.toBe(JSON.stringify(world))
})

// Covers MCK-01
test('a mock world has 60 people, 400 posts, 12 courses and 150 lessons', () => {
  const lessons = world.courses.flatMap(({ courseModules }) =>
    courseModules.flatMap((module) => module.lessons),
  )
  expect({
    people: world.people.length,
    posts: world.posts.length,
    courses: world.courses.length,
    lessons: lessons.length,
  }).toEqual({ people: 60, posts: 400, courses: 12, lessons: 150 })
  expect(world.comments.length).toBeGreaterThan(200)
})

/** The posts of Ana's connections that are at most half a day older than the world, newest first. */
function newsOf(state: WorldState): readonly Post[] {
  const ana = personOf(state, demoAccounts[0].email)
  const known = new Set(connectionsOf(state, ana).map(({ id }) => id))
  const since = new Date(Date.parse(state.worldDate) - 12 * 60 * 60_000).toISOString()
  return state.posts
    .filter(({ authorId, publicPost, postDate }) => known.has(authorId) && publicPost && postDate > since)
    .toSorted((a, b) => b.postDate.localeCompare(a.postDate))
}

// Covers MCK-01
test.each([
  ['en', 'First loaf in the new kitchen'],
  ['pt', 'Primeiro pão na cozinha nova'],
  ['es', 'Primer pan en la cocina nueva'],
] as const)(
  'the feed of Ana is lively, with the newest post minutes old, in the language %s',
  (tongue, text) => {
    const lively = createWorld(defaultSeed, worldDate, tongue)
    const news = newsOf(lively)
    expect(news[0]?.content).toContain(text)
    expect(worldDate.getTime() - Date.parse(news[0]?.postDate ?? '')).toBeLessThan(15 * 60_000)
    expect(new Set(news.slice(0, 9).map(({ authorId }) => authorId)).size).toBeGreaterThan(6)
    expect(news.filter(({ imageFile }) => imageFile).length).toBeGreaterThan(6)
    expect(news.some(({ videoLink }) => videoLink)).toBe(true)
    expect(news.some(({ content }) => content.length > 500)).toBe(true)
    const ids = new Set(news.map(({ id }) => id))
    expect(lively.comments.filter(({ postId }) => ids.has(postId)).length).toBeGreaterThan(12)
    expect(lively.reactions.filter(({ postId }) => ids.has(postId)).length).toBeGreaterThan(100)
  },
)

// Covers MCK-01
test('every course has a cover of its topic, and no two conversations of Ana end with the same line', () => {
  const demo = createWorld(defaultSeed, worldDate)
  expect(demo.courses.filter(({ picture }) => picture === null)).toEqual([])
  const friends = new Set(connectionsOf(demo, personOf(demo, demoAccounts[0].email)).map(({ id }) => id))
  expect(new Set(demo.courses.map(({ ownerId }) => ownerId)).size).toBeGreaterThan(9)
  expect(demo.courses.filter(({ ownerId }) => friends.has(ownerId)).length).toBeGreaterThan(5)
  expect(demo.courses.some(({ fullPrice }) => fullPrice === 0)).toBe(true)
  expect(demo.courses.some(({ fullPrice, discountPrice }) => discountPrice < fullPrice)).toBe(true)

  const lastLines = new Map(
    demo.messages
      .toSorted((a, b) => a.sentAt.localeCompare(b.sentAt))
      .map(({ userId, destinationId, messageText }) => [[userId, destinationId].sort().join(), messageText]),
  )
  expect(new Set(lastLines.values()).size).toBe(lastLines.size)
  const inOrder = demo.messages.filter(({ destinationId }) => !destinationId.startsWith('group'))
  for (const [index, { sentAt, userId, destinationId }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before?.userId === destinationId && before.destinationId === userId)
      expect(sentAt > before.sentAt).toBe(true)
  }
})

test('all records of a mock world are dated before the world date', () => {
  const dates = [
    ...world.posts.map(({ postDate }) => postDate),
    ...world.comments.map(({ commentDate }) => commentDate),
    ...world.messages.map(({ sentAt }) => sentAt),
    ...world.orders.map(({ createdAt }) => createdAt),
  ]
  expect(dates.every((date) => date < worldDate.toISOString())).toBe(true)
  const later = createWorld(7, new Date('2026-03-15T00:00:00Z'))
  expect(Date.parse(later.posts[0]?.postDate ?? '') - Date.parse(world.posts[0]?.postDate ?? '')).toBe(
    86_400_000,
  )
})

test('a mock world has no unresolved text template or duplicate username', () => {
  const texts = [
    ...world.posts.map(({ content }) => content),
    ...world.comments.map(({ content }) => content),
  ]
  expect(texts.filter((text) => /[{}|]|lorem/i.test(text))).toEqual([])
  expect(new Set(world.people.map(({ login }) => login)).size).toBe(60)
  expect(world.people.filter(({ pictureUrl }) => pictureUrl === null).length).toBeGreaterThan(3)
  expect(world.people.some(({ name }) => name.length > 55)).toBe(true)
})

test('the mock account "Ana" has content on every screen', () => {
  const ana = personOf(world, demoAccounts[0].email)
  const mine = (records: readonly { ownerId: string }[]) =>
    records.filter(({ ownerId }) => ownerId === ana.id).length
  const enrolments = world.enrolments.filter(({ personId }) => personId === ana.id)
  const statuses = world.orders
    .filter(({ personId }) => personId === ana.id)
    .map(({ paymentStatus }) => paymentStatus)

  expect(world.posts.some(({ authorId }) => authorId === ana.id)).toBe(true)
  expect(mine(world.connections)).toBeGreaterThan(20)
  expect(mine(world.tags)).toBeGreaterThan(2)
  expect(mine(world.groups)).toBe(3)
  expect(mine(world.courses)).toBeGreaterThan(0)
  expect(world.invitations.length).toBe(3)
  expect(world.connectionRequests.filter(({ toId }) => toId === ana.id).length).toBe(3)
  expect(world.carts.find(({ personId, isClosed }) => personId === ana.id && !isClosed)?.items.length).toBe(1)
  expect(new Set(statuses)).toEqual(new Set(['paid', 'declined', 'refunded', 'pending']))
  expect(new Set(enrolments.flatMap(({ progress }) => Object.values(progress)))).toEqual(new Set([2, 3]))
  expect(enrolments.some(({ progress }) => Object.keys(progress).length === 0)).toBe(true)
  expect(world.groupConversations.every(({ memberIds }) => memberIds.includes(ana.id))).toBe(true)
})

test('the mock account "Nova" has no content on any screen', () => {
  const nova = personOf(world, demoAccounts[2].email)
  const { people: _, ...everythingElse } = world
  expect(JSON.stringify(everythingElse)).not.toContain(nova.id)
})
