import type { Id, Person, Post } from '../world/world-state'
import { isBlankHtml } from './blank'
import type { Schema } from './contract-types'
import { forbidden, invalid, notFound } from './domain-error'
import { newestFirst, postView } from './post-view'
import { canRead, readablePost } from './post-visibility'
import { publicPerson } from './profile'
import { storePicture } from './uploads'
import { byId, filterInPlace, isSame, type World } from './world'

const homeFeedLength = 30

/** The fields of the form of a post, as text or files. */
export interface PostForm {
  content: string
  publicPost: string
  publishOnNostr: string
  imageFile?: Blob
  currentImageFile?: string
  videoLink?: string
  videoType?: string
  tags?: string
}

const toViews = (world: World, posts: readonly Post[], viewer?: Person) =>
  newestFirst(posts).map((post) => postView(world, post, viewer))

export function listOwnPosts(world: World, viewer: Person): Schema<'Post'>[] {
  return toViews(
    world,
    world.state.posts.filter(({ authorId }) => authorId === viewer.id),
    viewer,
  )
}

/** Lists the posts of the viewer’s connections that the viewer may read. */
export function listFeed(world: World, viewer: Person): Schema<'Post'>[] {
  const { connections, posts } = world.state
  const known = new Set(
    connections.filter(({ ownerId }) => ownerId === viewer.id).map(({ personId }) => personId),
  )
  return toViews(
    world,
    posts.filter((post) => known.has(post.authorId) && canRead(world, viewer, post)),
    viewer,
  )
}

/**
 * Adds copies of the posts in the viewer’s feed to that feed.
 *
 * @param age age of the newest copy in minutes; each next copy is one minute older
 */
export function addFeedPosts(world: World, viewer: Person, count: number, age: number): void {
  const { state } = world
  const originals = listFeed(world, viewer).flatMap(({ id }) => byId(state.posts, id) ?? [])
  for (let index = 0; index < count; index++) {
    const original = originals[index % originals.length]
    if (!original) throw notFound('post')
    const postDate = new Date(world.now().getTime() - (age + index) * 60_000).toISOString()
    state.posts.push({ ...original, id: world.nextId(), postDate })
  }
}

/** Lists the newest public posts of all people. */
export function listHomeFeed(world: World): Schema<'Post'>[] {
  return toViews(
    world,
    world.state.posts.filter(({ publicPost }) => publicPost),
  ).slice(0, homeFeedLength)
}

/** Lists the public posts of a person; the list is empty while their page is not public. */
export function listPublicPosts(world: World, login: string): Schema<'Post'>[] {
  const { people, posts } = world.state
  const author = publicPerson(people, login)
  if (!author.settings.publicProfile) return []
  return toViews(
    world,
    posts.filter(({ publicPost, authorId }) => publicPost && authorId === author.id),
  )
}

export function getPost(world: World, viewer: Person, id: Id): Schema<'Post'> {
  return postView(world, readablePost(world, viewer, id), viewer)
}

function tagIdsOf(world: World, viewer: Person, tags: string | undefined): number[] {
  if (!tags) return []
  let listed: unknown
  try {
    listed = JSON.parse(tags)
  } catch {
    throw invalid('tags', 'The tags are not a JSON list.')
  }
  if (!Array.isArray(listed)) throw invalid('tags', 'The tags are not a JSON list.')
  return listed.map((tag: unknown) => {
    const { id } = Object(tag) as { id?: Id }
    const own = world.state.tags.find((one) => one.ownerId === viewer.id && isSame(one.id, id ?? ''))
    if (!own) throw invalid('tags', 'One of the tags is not yours.')
    return own.id
  })
}

type PostFields = Pick<
  Post,
  'content' | 'publicPost' | 'publishOnNostr' | 'videoLink' | 'videoType' | 'tagIds'
>

function toPostFields(world: World, viewer: Person, form: PostForm): PostFields {
  const publicPost = form.publicPost === 'true'
  const videoLink = form.videoLink?.trim() || null
  const videoType = form.videoType === '2' ? 2 : 1
  if (videoLink && videoType === 2 && !/^[1-9]\d*(\?h=[\da-f]+)?$/.test(videoLink))
    throw invalid(
      'videoLink',
      'A Vimeo id is numeric; that of an unlisted video is followed by ?h= and its hash.',
    )
  return {
    content: form.content,
    publicPost,
    publishOnNostr: form.publishOnNostr === 'true',
    videoLink,
    videoType: videoLink ? videoType : null,
    tagIds: publicPost ? [] : tagIdsOf(world, viewer, form.tags),
  }
}

async function pictureOf(world: World, imageFile: Blob | undefined): Promise<string | undefined> {
  return imageFile && storePicture(world, new Uint8Array(await imageFile.arrayBuffer()), 'imageFile')
}

function assertNotEmpty({
  content,
  imageFile,
  videoLink,
}: Pick<Post, 'content' | 'imageFile' | 'videoLink'>): void {
  if (isBlankHtml(content) && !imageFile && !videoLink) throw invalid('content', 'The post is empty.')
}

export async function createPost(world: World, viewer: Person, form: PostForm): Promise<Schema<'Post'>> {
  const fields = toPostFields(world, viewer, form)
  const imageFile = (await pictureOf(world, form.imageFile)) ?? null
  assertNotEmpty({ ...fields, imageFile })
  const post = { id: world.nextId(), authorId: viewer.id, ...fields, imageFile, postDate: world.stamp() }
  world.state.posts.push(post)
  return postView(world, post, viewer)
}

/** Returns the post if the viewer is its author; throws 403 for other readers and 404 for people who cannot read it. */
function ownPost(world: World, viewer: Person, id: Id): Post {
  const post = readablePost(world, viewer, id)
  if (post.authorId !== viewer.id) throw forbidden('Only its author may change a post.')
  return post
}

/**
 * Updates a post, but not its date. Removes its image unless the form has a new one or names it in `currentImageFile`.
 */
export async function updatePost(
  world: World,
  viewer: Person,
  id: Id,
  form: PostForm,
): Promise<Schema<'Post'>> {
  const post = ownPost(world, viewer, id)
  const fields = toPostFields(world, viewer, form)
  const kept = form.currentImageFile || null
  // A form with a new image may name an image that the post no longer has. This happens when an earlier call has
  // replaced that image and its response was lost.
  if (kept && !form.imageFile && kept !== post.imageFile)
    throw invalid('currentImageFile', 'The post has another picture.')
  const imageFile = (await pictureOf(world, form.imageFile)) ?? kept
  assertNotEmpty({ ...fields, imageFile })
  Object.assign(post, fields, { imageFile })
  return postView(world, post, viewer)
}

/** Deletes a post with its comments and reactions. The ids in path and body must match. */
export function deletePost(world: World, viewer: Person, id: Id, idInBody: Id): true {
  if (!isSame(id, idInBody)) throw invalid('Id', 'The ids in the path and in the body differ.')
  const { state } = world
  const post = ownPost(world, viewer, id)
  filterInPlace(state.posts, (candidate) => candidate !== post)
  filterInPlace(state.comments, ({ postId }) => postId !== post.id)
  filterInPlace(state.reactions, ({ postId }) => postId !== post.id)
  return true
}

/** Sets or replaces a reaction to a post; repeating the same reaction removes it. */
export function react(
  world: World,
  viewer: Person,
  change: Schema<'ReactionChange'>,
): Schema<'ReactionCounts'> {
  const { reactions } = world.state
  const post = readablePost(world, viewer, change.postId)
  const before = reactions.find(({ postId, personId }) => postId === post.id && personId === viewer.id)
  const reactionType = change.reactionType === before?.reactionType ? 0 : change.reactionType
  filterInPlace(reactions, (reaction) => reaction !== before)
  if (reactionType !== 0) reactions.push({ postId: post.id, personId: viewer.id, reactionType })
  const count = (type: 1 | 2) =>
    reactions.filter((reaction) => reaction.postId === post.id && reaction.reactionType === type).length
  return { reactionType, likeCount: count(1), dislikeCount: count(2) }
}
