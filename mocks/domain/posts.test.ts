import { expect, test } from '@rstest/core'
import { createComment, deleteComment, updateComment } from './comments'
import { connectionBetween } from './connections'
import { tinyPng } from './picture.fixture'
import {
  createPost,
  deletePost,
  getPost,
  listFeed,
  listHomeFeed,
  listOwnPosts,
  listPublicPosts,
  react,
  updatePost,
} from './posts'
import { attachTag, createTag, deleteTag } from './tags'
import { createScene, errorOf, type Scene } from './world.fixture'

const date = '2026-03-14T10:00:00.000Z'
const form = { content: 'First kiln of the year.', publicPost: 'true', publishOnNostr: 'false' }
const png = new Blob([tinyPng], { type: 'image/png' })

const brunosPost = ({ world, bruno }: Scene) => createPost(world, bruno, form)

test('a reaction is removed when repeated, and replaced by a different one', async () => {
  const scene = createScene()
  const { world, ana } = scene
  const { id: postId } = await brunosPost(scene)
  expect(react(world, ana, { postId, reactionType: 1 })).toEqual({
    reactionType: 1,
    likeCount: 1,
    dislikeCount: 0,
  })
  expect(react(world, ana, { postId, reactionType: 2 })).toEqual({
    reactionType: 2,
    likeCount: 0,
    dislikeCount: 1,
  })
  expect(react(world, ana, { postId, reactionType: 2 })).toEqual({
    reactionType: 0,
    likeCount: 0,
    dislikeCount: 0,
  })
})

test('a private post is visible to people with one of its tags', async () => {
  const { world, ana, bruno, stranger } = createScene()
  const tag = createTag(world, bruno, { name: 'Kiln friends' })
  const post = await createPost(world, bruno, { ...form, publicPost: 'false', tags: JSON.stringify([tag]) })
  const isInFeed = () => listFeed(world, ana).some(({ id }) => id === post.id)

  expect(isInFeed()).toBe(false)
  expect(await errorOf(() => getPost(world, ana, post.id))).toMatchObject({ status: 404 })

  const connection = connectionBetween(world, bruno.id, ana.id)
  attachTag(world, bruno, { tagId: tag.id, selectedConnections: [connection?.id ?? 0] })
  expect(isInFeed()).toBe(true)
  expect(getPost(world, ana, post.id).postDestination).toEqual([])
  expect(getPost(world, bruno, post.id).postDestination).toEqual([tag])
  expect(await errorOf(() => getPost(world, stranger, post.id))).toMatchObject({ status: 404 })

  deleteTag(world, bruno, tag.id)
  expect(isInFeed()).toBe(false)
})

test('the feed lists posts of connections newest first, but no own posts', async () => {
  const { world, ana, bruno } = createScene()
  await createPost(world, ana, form)
  await createPost(world, bruno, { ...form, content: 'newest' })
  const feed = listFeed(world, ana)
  const dates = feed.map(({ postDate }) => postDate)
  expect(feed[0]?.content).toBe('newest')
  expect(dates).toEqual([...dates].sort().reverse())
  expect(listOwnPosts(world, ana)[0]?.content).toBe(form.content)
  expect(feed.some(({ author }) => typeof author === 'object' && author?.login === ana.login)).toBe(false)
})

test('visitors see public posts of public pages only', () => {
  const { world, bruno } = createScene()
  expect(listHomeFeed(world).every(({ publicPost }) => publicPost)).toBe(true)
  expect(listPublicPosts(world, bruno.login).length).toBeGreaterThan(0)
  bruno.settings.publicProfile = false
  expect(listPublicPosts(world, bruno.login)).toEqual([])
})

test('only the author can change a post; currentImageFile keeps the image', async () => {
  const { world, ana, bruno } = createScene()
  const post = await createPost(world, bruno, { ...form, imageFile: png })
  const change = { ...form, content: 'Second kiln.' }
  expect(await errorOf(() => updatePost(world, ana, post.id, change))).toMatchObject({ status: 403 })
  expect(await errorOf(() => deletePost(world, ana, post.id, post.id))).toMatchObject({ status: 403 })
  expect(await errorOf(() => deletePost(world, bruno, post.id, 1))).toEqual({ status: 400, fields: ['Id'] })

  const kept = await updatePost(world, bruno, post.id, { ...change, currentImageFile: post.imageFile ?? '' })
  expect(kept).toMatchObject({ content: 'Second kiln.', imageFile: post.imageFile, postDate: post.postDate })
  expect(await updatePost(world, bruno, post.id, change)).toMatchObject({ imageFile: null })
  deletePost(world, bruno, post.id, String(post.id))
  expect(await errorOf(() => getPost(world, bruno, post.id))).toMatchObject({ status: 404 })
})

const invalidTags: [string, string][] = [
  ['unknown', '[{"id":1,"name":"Class"}]'],
  ['not a list', '{"id":1}'],
  ['not JSON', '[{'],
  ['a list of null', '[null]'],
]
for (const [name, tags] of invalidTags)
  test(`a private post is rejected when its tags are ${name}`, async () => {
    const { world, ana } = createScene()
    expect(await errorOf(() => createPost(world, ana, { ...form, publicPost: 'false', tags }))).toEqual({
      status: 400,
      fields: ['tags'],
    })
  })

test('a private post with tags of another person is rejected', async () => {
  const { world, ana, bruno } = createScene()
  const tags = JSON.stringify([createTag(world, bruno, { name: 'Kiln friends' })])
  const change = { ...form, publicPost: 'false', tags }
  expect(await errorOf(() => createPost(world, ana, change))).toEqual({ status: 400, fields: ['tags'] })
})

test('a Vimeo id that is not a number is rejected', async () => {
  const { world, ana } = createScene()
  const change = { ...form, videoLink: 'https://vimeo.com/76979871', videoType: '2' }
  expect(await errorOf(() => createPost(world, ana, change))).toEqual({
    status: 400,
    fields: ['videoLink'],
  })
  for (const videoLink of ['76979871', '76979871?h=8272103f6e'])
    expect(await createPost(world, ana, { ...change, videoLink })).toMatchObject({ videoType: 2 })
})

test('a post image is rejected when its bytes are those of an SVG', async () => {
  const { world, ana } = createScene()
  const imageFile = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })
  expect(await errorOf(() => createPost(world, ana, { ...form, imageFile }))).toEqual({
    status: 400,
    fields: ['imageFile'],
  })
})

test('only the author can change or delete a comment', async () => {
  const scene = createScene()
  const { world, ana, bruno } = scene
  const { id: postId } = await brunosPost(scene)
  const { id, author } = createComment(world, ana, { postId, content: 'Beautiful!', date })
  expect(author).toBe('Ana Martins')
  expect(await errorOf(() => updateComment(world, bruno, { id, content: 'Ugly!', date }))).toMatchObject({
    status: 403,
  })
  expect(await errorOf(() => deleteComment(world, bruno, id))).toMatchObject({ status: 403 })
  expect(updateComment(world, ana, { id, content: 'Very beautiful!', date }).content).toBe('Very beautiful!')
  expect(deleteComment(world, ana, id)).toBe(true)
  expect(getPost(world, ana, postId).comments).toEqual([])
})
