import { asRecord, type Id, type Schema } from '@kernel'
import { connectApi, tokenKey } from '@kernel/core/http/client'
import { rawDeviceStorage } from '@kernel/core/storage/safe-storage'
import { createCourse, deleteCourse, updateCourse } from '@plugins/courses/contract'
import { postConversation } from '@plugins/posts/contract'
import { afterAll, beforeAll, expect, test } from '@rstest/core'
import { listen } from '../../mocks/node/mock-server.fixture'

let server: Awaited<ReturnType<typeof listen>>

// The tests call contract functions without a screen; the mock server rejects what openapi.yaml does not allow.
beforeAll(async () => {
  server = await listen()
  connectApi({
    url: server.base,
    patience: 20_000,
    antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    onTokenRefused: () => undefined,
    onTokenMissing: () => undefined,
  })
  rawDeviceStorage.set(tokenKey, (await server.signIn('ana@roda.example')).token)
})
afterAll(async () => {
  rawDeviceStorage.remove(tokenKey)
  await server.stop()
})

// Covers API-02
test('the contract functions create, update and withdraw a course', async () => {
  const lessons = [{ title: 'Kneading', order: 1, videoLink: '76979871', videoType: 2 as const }]
  const draft = { title: 'Ceramics', courseModules: [{ title: 'Clay', order: 1, lessons }] }
  const course = asRecord(await createCourse(draft))
  expect(course).toMatchObject({ title: 'Ceramics', classes: 1 })
  const changed = await updateCourse({ ...draft, id: course.id as Id, fullPrice: 120, currency: 'EUR' })
  expect(changed).toMatchObject({ id: course.id, fullPrice: 120 })
  expect(await deleteCourse(course.id as Id)).toBe(true)
})

// Covers API-02
test('the contract function postConversation loads the comments of a post', async () => {
  const posts: { id: number; comments: unknown[] }[] = await (
    await fetch(`${server.base}/api/post/homeFeed`)
  ).json()
  const commented = posts.find(({ comments }) => comments.length > 0)
  expect(await postConversation(commented?.id ?? 0)).toHaveLength(commented?.comments.length ?? -1)
})

test('a reader of an answer can only read fields of the contract', () => {
  const post = asRecord<Schema<'Post'>>({ content: 'Hello', text: 'Hello' })
  expect(post.content).toBe('Hello')
  // @ts-expect-error the contract has no such field, although the answer does
  expect(post.text).toBe('Hello')
})
