import { createImageRandom } from '../pictures/image-random'
import { news } from './content/news'
import type { Tongue } from './content/topic'
import { connectionsOf } from './network'
import type { SeedContext } from './seed-context'
import type { Person } from './world-state'

/** Removes the oldest posts that Ana did not write, with their comments and reactions. */
function removeOldest({ state }: SeedContext, ana: Person, count: number): void {
  const oldest = state.posts
    .filter(({ authorId }) => authorId !== ana.id)
    .sort((a, b) => a.postDate.localeCompare(b.postDate))
  const gone = new Set(oldest.slice(0, count).map(({ id }) => id))
  state.posts = state.posts.filter(({ id }) => !gone.has(id))
  state.comments = state.comments.filter(({ postId }) => !gone.has(postId))
  state.reactions = state.reactions.filter(({ postId }) => !gone.has(postId))
}

/**
 * Seeds the newest posts of Ana’s feed in the visitor’s language; they take the place of the oldest posts. They come
 * after all other records, and their random values are their own, so that no other record depends on them.
 */
export function seedNews(context: SeedContext, tongue: Tongue): void {
  const { state, nextId, minutesAgo } = context
  const [ana] = state.people
  if (!ana) throw new Error('The world has no demo accounts: populate it first.')
  const friends = connectionsOf(state, ana)
  const hosts = friends.filter(({ settings, pictureUrl }) => settings.publicProfile && pictureUrl)
  const random = createImageRandom(`news ${state.seed}`)
  const authors = new Set<Person>()
  removeOldest(context, ana, news.length)

  for (const { topic, age, likes, art, hasVideo, text, comments } of news) {
    const free = hosts.filter((host) => !authors.has(host))
    const fitting = free.filter(({ topics }) => topics.includes(topic))
    const author = fitting.find((host) => host.tongue === tongue) ?? fitting[0] ?? free[0] ?? ana
    authors.add(author)
    const id = nextId()
    state.posts.push({
      id,
      authorId: author.id,
      content: text[tongue],
      publicPost: true,
      imageFile: art ? `post-${art}-${id}.svg` : null,
      videoLink: hasVideo ? random.between(100_000_000, 999_999_999).toString() : null,
      videoType: hasVideo ? 2 : null,
      publishOnNostr: false,
      postDate: minutesAgo(age),
      tagIds: [],
    })
    const readers = friends.filter((friend) => friend !== author)
    const first = random.between(0, readers.length - 1)
    const readerAt = (index: number) => readers[(first + index) % readers.length] ?? ana
    for (let index = 0; index < Math.min(likes, readers.length); index++)
      state.reactions.push({ postId: id, personId: readerAt(index).id, reactionType: 1 })
    comments[tongue].forEach((content, index) => {
      // The second comment answers the first, so it is by the author of the post.
      const isAnswer = index === 1 && comments[tongue][0]?.endsWith('?')
      state.comments.push({
        id: nextId(),
        postId: id,
        authorId: isAnswer ? author.id : readerAt(index).id,
        content,
        commentDate: minutesAgo((age * (comments[tongue].length - index)) / (comments[tongue].length + 1)),
      })
    })
  }
}
