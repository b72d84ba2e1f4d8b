import { applause } from './content/chats'
import { artOf } from './content/post-art'
import { topics } from './content/topics'
import { connectionsOf } from './network'
import type { SeedContext } from './seed-context'
import type { Person, Post } from './world-state'

const postCount = 400
const minutesInDay = 1440

function talkOf({ random }: SeedContext, author: Person) {
  const name = random.pick(author.topics)
  const topic = topics.find((candidate) => candidate.name === name) ?? random.pick(topics)
  return { name: topic.name, talk: topic.talk[author.tongue] }
}

/** Composes a text that no other post has; after 40 attempts it accepts a repeated text. */
function compose(
  context: SeedContext,
  author: Person,
  usedTexts: Set<string>,
): { topic: string; content: string } {
  for (let attempt = 0; ; attempt++) {
    const { name, talk } = talkOf(context, author)
    const isLong = context.random.happens(0.18)
    const content = context.random.spin(context.random.pick(isLong ? talk.long : talk.short))
    if (usedTexts.has(content) && attempt < 40) continue
    usedTexts.add(content)
    return { topic: name, content }
  }
}

function video({ random }: SeedContext): Pick<Post, 'videoLink' | 'videoType'> {
  if (!random.happens(0.12)) return { videoLink: null, videoType: null }
  return random.happens(0.6)
    ? { videoLink: `https://www.youtube.com/watch?v=${random.letters(11)}`, videoType: 1 }
    : { videoLink: random.digits(9), videoType: 2 }
}

function addPost(context: SeedContext, author: Person, age: number, usedTexts: Set<string>): Post {
  const { state, random, nextId, minutesAgo } = context
  const { topic, content } = compose(context, author, usedTexts)
  const videoFields = video(context)
  const ownTags = state.tags.filter(({ ownerId }) => ownerId === author.id)
  const isPrivate = ownTags.length > 0 && random.happens(0.15)
  const id = nextId()
  const post: Post = {
    id,
    authorId: author.id,
    content,
    publicPost: !isPrivate,
    imageFile:
      videoFields.videoLink === null && random.happens(0.55)
        ? `post-${artOf(topic, content)}-${id}.svg`
        : null,
    ...videoFields,
    publishOnNostr: random.happens(0.05),
    postDate: minutesAgo(age),
    tagIds: isPrivate ? random.some(ownTags, random.between(1, 2)).map((tag) => tag.id) : [],
  }
  state.posts.push(post)
  return post
}

function addReactions(context: SeedContext, post: Post, age: number, readers: readonly Person[]): void {
  const { state, random, nextId, minutesAgo } = context
  for (const reader of random.some(readers, random.between(0, Math.min(9, readers.length)))) {
    state.reactions.push({ postId: post.id, personId: reader.id, reactionType: random.happens(0.9) ? 1 : 2 })
  }
  const commenters = random.some(readers, random.pick([0, 0, 1, 1, 2, 3, 5]))
  commenters.forEach((reader, index) => {
    const { talk } = talkOf(context, reader)
    const isKind = reader.topics.length === 0 || random.happens(0.4)
    state.comments.push({
      id: nextId(),
      postId: post.id,
      authorId: reader.id,
      content: random.pick(isKind ? applause[reader.tongue] : talk.comments),
      commentDate: minutesAgo(age * (1 - (index + 1) / (commenters.length + 1))),
    })
  })
}

/** Seeds the posts of four months with comments and reactions; the newest post is an hour old. */
export function seedPosts(context: SeedContext): void {
  const { state, random } = context
  const [ana, bruno, nova, ...others] = state.people
  if (!ana || !bruno || !nova) throw new Error('The world has no demo accounts: populate it first.')
  const usedTexts = new Set<string>()
  const busy = [ana, ana, bruno, ...others, ...others.slice(0, 15)]
  // Adds one private post by Bruno that Ana can read in every world.
  const forAna = addPost(context, bruno, 95, usedTexts)
  const tag = state.tags.find(({ ownerId }) => ownerId === bruno.id)
  Object.assign(forAna, { publicPost: false, tagIds: tag ? [tag.id] : [] })

  for (let index = 1; index < postCount; index++) {
    // Older posts are further apart in time, as in a community that grows.
    const age = 60 + Math.round((index / postCount) ** 1.6 * 120 * minutesInDay)
    const author = random.pick(busy)
    const post = addPost(context, author, age, usedTexts)
    if (post.publicPost) addReactions(context, post, age, connectionsOf(state, author))
  }
}
