import { applause } from './content/chats'
import { topics } from './content/topics'
import type { Seeding } from './seeding'
import type { Person, Post } from './world-state'

const howMany = 400
const minutesInDay = 1440

function talkOf({ chance }: Seeding, author: Person) {
  const name = chance.pick(author.topics)
  const topic = topics.find((candidate) => candidate.name === name) ?? chance.pick(topics)
  return { name: topic.name, talk: topic.talk[author.tongue] }
}

/** Something the author has not said before. */
function compose(seeding: Seeding, author: Person, said: Set<string>): { topic: string; content: string } {
  for (let attempt = 0; ; attempt++) {
    const { name, talk } = talkOf(seeding, author)
    const isLong = seeding.chance.happens(0.18)
    const content = seeding.chance.spin(seeding.chance.pick(isLong ? talk.long : talk.short))
    if (said.has(content) && attempt < 40) continue
    said.add(content)
    return { topic: name, content }
  }
}

function video({ chance }: Seeding): Pick<Post, 'videoLink' | 'videoType'> {
  if (!chance.happens(0.12)) return { videoLink: null, videoType: null }
  return chance.happens(0.6)
    ? { videoLink: `https://www.youtube.com/watch?v=${chance.letters(11)}`, videoType: 1 }
    : { videoLink: chance.digits(9), videoType: 2 }
}

function addPost(seeding: Seeding, author: Person, age: number, said: Set<string>): Post {
  const { state, chance, nextId, minutesAgo } = seeding
  const { topic, content } = compose(seeding, author, said)
  const moving = video(seeding)
  const ownTags = state.tags.filter(({ ownerId }) => ownerId === author.id)
  const isPrivate = ownTags.length > 0 && chance.happens(0.15)
  const id = nextId()
  const post: Post = {
    id,
    authorId: author.id,
    content,
    publicPost: !isPrivate,
    imageFile: moving.videoLink === null && chance.happens(0.38) ? `post-${topic}-${id}.svg` : null,
    ...moving,
    publishOnNostr: chance.happens(0.05),
    postDate: minutesAgo(age),
    tagIds: isPrivate ? chance.some(ownTags, chance.between(1, 2)).map((tag) => tag.id) : [],
  }
  state.posts.push(post)
  return post
}

function discuss(seeding: Seeding, post: Post, age: number, readers: readonly Person[]): void {
  const { state, chance, nextId, minutesAgo } = seeding
  for (const reader of chance.some(readers, chance.between(0, Math.min(9, readers.length)))) {
    state.reactions.push({ postId: post.id, personId: reader.id, reactionType: chance.happens(0.9) ? 1 : 2 })
  }
  const talkers = chance.some(readers, chance.pick([0, 0, 1, 1, 2, 3, 5]))
  talkers.forEach((reader, index) => {
    const { talk } = talkOf(seeding, reader)
    const isKind = reader.topics.length === 0 || chance.happens(0.4)
    state.comments.push({
      id: nextId(),
      postId: post.id,
      authorId: reader.id,
      content: chance.pick(isKind ? applause[reader.tongue] : talk.comments),
      commentDate: minutesAgo(age * (1 - (index + 1) / (talkers.length + 1))),
    })
  })
}

/** Four months of posts, the newest an hour old, each with what was said about it. */
export function seedPosts(seeding: Seeding): void {
  const { state, chance } = seeding
  const [ana, bruno, nova, ...others] = state.people
  if (!ana || !bruno || !nova) throw new Error('The world has no demo accounts: populate it first.')
  const said = new Set<string>()
  const busy = [ana, ana, bruno, ...others, ...others.slice(0, 15)]
  // One private post of Bruno's for those he has tagged like Ana, so that she surely reads one.
  const forAna = addPost(seeding, bruno, 95, said)
  const tag = state.tags.find(({ ownerId }) => ownerId === bruno.id)
  Object.assign(forAna, { publicPost: false, tagIds: tag ? [tag.id] : [] })

  for (let index = 1; index < howMany; index++) {
    // Older posts lie further apart, as in a feed that has been growing.
    const age = 60 + Math.round((index / howMany) ** 1.6 * 120 * minutesInDay)
    const author = chance.pick(busy)
    const post = addPost(seeding, author, age, said)
    const readers = state.connections
      .filter(({ ownerId }) => ownerId === author.id)
      .flatMap(({ personId }) => state.people.filter(({ id }) => id === personId))
    if (post.publicPost) discuss(seeding, post, age, readers)
  }
}
