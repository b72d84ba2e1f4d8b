import { type Session, sessionStarted } from '@kernel'
import { expect, onTestFinished } from '@rstest/core'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { type AnyChangeKind, overlayOf } from '../../kernel/core/query/overlay'
import { followStorage } from '../../kernel/core/storage/stores'
import { aPerson } from './person'

/** A list of the server, and two changes of it by the user. */
export interface RacedList<Data, Input> {
  /** The options of its query; `queryFn` is not called. */
  readonly query: { readonly queryKey: QueryKey; readonly structuralSharing?: unknown }
  /** Parses an answer, as the query does. */
  readonly read: (answer: unknown) => Data
  /** The server's answer before the changes. */
  readonly before: unknown
  /** The server's answer with the first change. */
  readonly after: unknown
  /** An answer that names an entry of `before` twice. */
  readonly twice: unknown
  readonly kind: AnyChangeKind<Input>
  readonly input: Input
  /** Another change of the same list, which the server refuses or the user undoes. */
  readonly other: Input
  /** What the user sees of the data, for comparison. */
  readonly see: (data: Data) => unknown
}

/** A list whose answers the test releases. */
function open<Data, Input>({ query, read, before, kind, input, other, see }: RacedList<Data, Input>) {
  const { queryKey } = query
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  const overlay = overlayOf(client)
  const options = { queryKey, structuralSharing: query.structuralSharing as never, staleTime: 0 }
  const gates: (() => void)[] = []
  onTestFinished(() => client.clear())
  const race = {
    client,
    overlay,
    /** Begins a read of this answer. @returns a function that lets it arrive */
    read(answer: unknown) {
      const queryFn = () => new Promise<Data>((resolve) => gates.push(() => resolve(read(answer))))
      const arrived = client.fetchQuery({ ...options, queryFn }).catch(() => undefined)
      return async () => {
        gates.shift()?.()
        await arrived
      }
    },
    begin: () => overlay.begin(kind, input),
    beginOther: () => overlay.begin(kind, other),
    expectSeen(data: unknown) {
      const seen = client.getQueryData<Data>(queryKey)
      expect(seen === undefined ? undefined : see(seen)).toEqual(see(data as Data))
    },
    changed: (...inputs: Input[]) =>
      inputs.reduce((data: unknown, one) => kind.apply(data as never, one), read(before)),
  }
  return race
    .read(before)()
    .then(() => race)
}

/** Another tab of the same user, which sees what this one stores. */
async function openOtherTab<Data, Input>(list: RacedList<Data, Input>) {
  const session = { person: aPerson({ id: 7 }), limit: 60, startedAt: new Date() } satisfies Session
  const [here, there] = await Promise.all([open(list), open(list)])
  // A tab hears only of what the others store.
  const scope = fork()
  await allSettled(sessionStarted, { scope, params: session })
  here.overlay.connect(session, scope)()
  onTestFinished(there.overlay.connect(session, scope))
  onTestFinished(followStorage(scope))
  const tell = (key: string, newValue: string | null) =>
    void dispatchEvent(new StorageEvent('storage', { key, newValue }))
  for (const [method, value] of [
    ['setItem', (args: string[]) => args[1] ?? null],
    ['removeItem', () => null],
  ] as const) {
    const original = Storage.prototype[method] as (...args: string[]) => void
    const telling = function (this: Storage, ...args: string[]) {
      original.apply(this, args)
      tell(String(args[0]), value(args))
    }
    Object.assign(Storage.prototype, { [method]: telling })
    onTestFinished(() => void Object.assign(Storage.prototype, { [method]: original }))
  }
  onTestFinished(() => localStorage.clear())
  return { here, there, session }
}

/**
 * The races between changes and reads, for every list that the user can change: what is seen must not depend on which comes first.
 *
 * @example test.each(races(connections))('connections: %s', (_title, race) => race())
 */
export function races<Data, Input>(
  list: RacedList<Data, Input>,
): [title: string, race: () => Promise<void>][] {
  const { before, after, read, see, twice } = list
  const cases: Record<string, () => Promise<void>> = {
    async 'a late answer, whose read began before the change, does not take it back'() {
      const { read: reads, begin, changed, expectSeen } = await open(list)
      const arrive = reads(before)
      const change = begin()
      expectSeen(changed(list.input))
      change.confirm()
      await arrive()
      expectSeen(changed(list.input))
      await reads(after)()
      expectSeen(read(after))
    },
    async 'of two changes, only the refused one goes'() {
      const { begin, beginOther, changed, expectSeen } = await open(list)
      for (const one of [list.input, list.other])
        expect(see(changed(one) as Data)).not.toEqual(see(read(before)))
      const refused = beginOther()
      begin()
      expectSeen(changed(list.other, list.input))
      refused.drop()
      expectSeen(changed(list.input))
    },
    async 'a read during the change lacks it or has it, and the user sees it once'() {
      const { read: reads, begin, changed, expectSeen } = await open(list)
      const change = begin()
      await reads(before)()
      expectSeen(changed(list.input))
      await reads(after)()
      expectSeen(kindApplied(list, read(after)))
      change.confirm()
      await reads(after)()
      expectSeen(read(after))
    },
    async 'an undo restores what a read brought meanwhile'() {
      const { read: reads, begin, changed, expectSeen } = await open(list)
      const change = begin()
      await reads(before)()
      expectSeen(changed(list.input))
      change.drop()
      expectSeen(read(before))
    },
    async 'a change that ends after a logout shows and stores nothing'() {
      const { here, session } = await openOtherTab(list)
      const [one, other] = [here.begin(), here.beginOther()]
      here.client.clear()
      localStorage.clear()
      one.confirm()
      other.drop()
      expect(here.client.getQueryData(list.query.queryKey)).toBe(undefined)
      expect([localStorage.length, session.person.id]).toEqual([0, 7])
    },
    async 'an entry that the server names twice is there once'() {
      expect(see(read(twice))).toEqual(see(read(before)))
    },
  }
  if (list.kind.name !== undefined)
    Object.assign(cases, {
      async 'another tab shows the change until it is undone'() {
        const { here, there } = await openOtherTab(list)
        const change = here.begin()
        there.expectSeen(here.changed(list.input))
        await there.read(before)()
        there.expectSeen(here.changed(list.input))
        change.drop()
        there.expectSeen(read(before))
      },
      async 'a late answer in another tab does not take back what this one has confirmed'() {
        const { here, there } = await openOtherTab(list)
        const change = here.begin()
        const arrive = there.read(before)
        change.confirm()
        await arrive()
        there.expectSeen(here.changed(list.input))
        await there.read(after)()
        there.expectSeen(read(after))
      },
    })
  return Object.entries(cases)
}

const kindApplied = <Data, Input>({ kind, input }: RacedList<Data, Input>, data: Data) =>
  kind.apply(data as never, input)
