import { expect, test } from '@rstest/core'
import { QueryClient } from '@tanstack/react-query'
import { type Change, overlayOf } from './overlay'

interface Post {
  readonly id: number
  readonly likes: number
}

const one: Post = { id: 1, likes: 0 }
const two: Post = { id: 2, likes: 0 }
const queryKey = ['posts']

/** A list on a server whose answers the test releases; each has the state of the server when its read began. */
async function startList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  const overlay = overlayOf(client)
  let stored: readonly Post[] = [one]
  const gates: ((error?: Error) => void)[] = []
  const list = {
    client,
    overlay,
    shown: () => client.getQueryData<readonly Post[]>(queryKey),
    store: (posts: readonly Post[]) => {
      stored = posts
    },
    /** Begins a read. @returns a function that lets its answer arrive */
    read() {
      const answered = client
        .fetchQuery({
          queryKey,
          staleTime: 0,
          queryFn: () => {
            const answer = stored
            return new Promise<readonly Post[]>((resolve, reject) => {
              gates.push((error) => (error ? reject(error) : resolve(answer)))
            })
          },
        })
        .catch(() => undefined)
      return async (error?: Error) => {
        gates.shift()?.(error)
        await answered
      }
    },
    add: (post: Post): Change =>
      overlay.begin(
        {
          queries: { queryKey },
          apply: (posts: readonly Post[], added) => [added, ...without(posts, added.id)],
        },
        post,
      ),
    remove: (id: number): Change => overlay.begin({ queries: { queryKey }, apply: without }, id),
    like: (id: number, likes: number): Change =>
      overlay.begin(
        {
          queries: { queryKey },
          apply: (posts: readonly Post[]) =>
            posts.map((post) => (post.id === id ? { ...post, likes } : post)),
        },
        undefined,
      ),
  }
  await list.read()()
  return list
}

const without = (posts: readonly Post[], id: number) => posts.filter((post) => post.id !== id)

type List = Awaited<ReturnType<typeof startList>>

/** What the user sees after each step. */
const cases: readonly (readonly [
  title: string,
  run: (list: List, sees: (posts: readonly Post[]) => void) => Promise<void>,
])[] = [
  [
    'an answer to a read that began before a change lacks it, a later one has it once',
    async (list, sees) => {
      const answer = list.read()
      const added = list.add(two)
      list.store([two, one])
      added.confirm()
      sees([two, one])
      await answer()
      sees([two, one])
      await list.read()()
      sees([two, one])
    },
  ],
  [
    'a first read that began before a fact gets it',
    async (list, sees) => {
      list.client.removeQueries({ queryKey })
      const answer = list.read()
      list.add(two).confirm()
      await answer()
      sees([two, one])
    },
  ],
  [
    'of two changes only the refused one goes',
    async (list, sees) => {
      list.store([one, two])
      await list.read()()
      const refused = list.like(1, 1)
      const other = list.like(2, 1)
      sees([
        { id: 1, likes: 1 },
        { id: 2, likes: 1 },
      ])
      refused.drop()
      sees([one, { id: 2, likes: 1 }])
      await list.read()()
      sees([one, { id: 2, likes: 1 }])
      other.confirm()
      sees([one, { id: 2, likes: 1 }])
    },
  ],
  [
    'a later change stays on top of the answer to an earlier one',
    async (list, sees) => {
      const first = list.like(1, 1)
      const second = list.like(1, 2)
      first.confirm<readonly Post[]>(() => [{ id: 1, likes: 9 }])
      sees([{ id: 1, likes: 2 }])
      second.drop()
      sees([{ id: 1, likes: 9 }])
    },
  ],
  [
    'an earlier change that is open stays on top of the whole answer to a later one',
    async (list, sees) => {
      const deletion = list.remove(1)
      list.like(2, 1).confirm<readonly Post[]>(() => [one, two])
      sees([two])
      deletion.drop()
      sees([one, two])
    },
  ],
  [
    'what was deleted stays away after reads, and comes back by an undo',
    async (list, sees) => {
      const deletion = list.remove(1)
      await list.read()()
      sees([])
      list.store([one, two])
      await list.read()()
      sees([two])
      deletion.drop()
      sees([one, two])
    },
  ],
  [
    'what the server has deleted comes back in no late answer',
    async (list, sees) => {
      const answer = list.read()
      const deletion = list.remove(1)
      list.store([])
      deletion.confirm()
      await answer()
      sees([])
    },
  ],
  [
    'the answer to a change replaces the expected one also in late answers',
    async (list, sees) => {
      const answer = list.read()
      const like = list.like(1, 1)
      like.confirm<readonly Post[]>((posts) => posts.map((post) => ({ ...post, likes: 7 })))
      sees([{ id: 1, likes: 7 }])
      await answer()
      sees([{ id: 1, likes: 7 }])
      list.store([{ id: 1, likes: 8 }])
      await list.read()()
      sees([{ id: 1, likes: 8 }])
    },
  ],
  [
    'an old fact does not return after a newer answer, when another query still waits for one',
    async (list, sees) => {
      void list.client.fetchQuery({
        queryKey: [...queryKey, 'other'],
        queryFn: () => new Promise(() => undefined),
      })
      list.like(1, 5).confirm()
      list.store([{ id: 1, likes: 6 }])
      await list.read()()
      list.add(two)
      sees([two, { id: 1, likes: 6 }])
    },
  ],
  [
    'a canceled read does not bring back the data from before it',
    async (list, sees) => {
      list.read()
      list.add(two).confirm()
      await list.client.cancelQueries({ queryKey })
      sees([two, one])
    },
  ],
  [
    'a failed read changes nothing',
    async (list, sees) => {
      const answer = list.read()
      list.add(two).confirm()
      await answer(new Error('unreachable'))
      sees([two, one])
    },
  ],
  [
    'a change that ends twice counts once',
    async (list, sees) => {
      const deletion = list.remove(1)
      deletion.drop()
      deletion.confirm()
      sees([one])
    },
  ],
]

test.each(cases)('%s', async (_title, run) => {
  const list = await startList()
  await run(list, (posts) => expect(list.shown()).toEqual(posts))
})

test('a change keeps that data are invalidated, and when they were read', async () => {
  const { client, add } = await startList()
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  const before = client.getQueryState(queryKey)
  add(two)
  expect(client.getQueryState(queryKey)).toEqual({ ...before, data: [two, one] })
})

test('what no change concerns keeps its identity', async () => {
  const { shown, read, store, like } = await startList()
  store([one, two])
  await read()()
  const [, before] = shown() ?? []
  like(1, 1).drop()
  expect(shown()?.[1]).toBe(before)
})

test('the confirmed data lack what is open', async () => {
  const { client, overlay, like } = await startList()
  const first = like(1, 1)
  const second = like(1, 2)
  const query = client.getQueryCache().find({ queryKey })
  const confirmed = () => query && overlay.confirmedData(query)
  expect(confirmed()).toEqual([one])
  first.confirm()
  expect(confirmed()).toEqual([{ id: 1, likes: 1 }])
  second.confirm()
  expect(confirmed()).toEqual([{ id: 1, likes: 2 }])
})

test('a kind tells whether one of its changes is open', async () => {
  const { overlay } = await startList()
  const kind = { queries: { queryKey }, apply: without }
  const told: boolean[] = []
  const stop = overlay.follow(() => void told.push(overlay.isOpen(kind)))
  const first = overlay.begin(kind, 1)
  const second = overlay.begin(kind, 2)
  first.drop()
  second.confirm()
  stop()
  overlay.begin({ ...kind }, 1)
  expect(told).toEqual([true, true, true, false])
  expect(overlay.isOpen(kind)).toBe(false)
})
