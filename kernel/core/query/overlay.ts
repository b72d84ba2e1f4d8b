import {
  matchQuery,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFilters,
  replaceEqualDeep,
} from '@tanstack/react-query'
import { asRecord, type Id, readNumber, readText } from '../parse/parse'
import type { Session } from '../session/events'
import { userStorage } from '../session/stored'

/** A kind of change of cached data, such as "delete a post". `Input` says which one, such as the id of the post. */
export interface ChangeKind<Data, Input> {
  /**
   * Shows changes of this kind in all tabs, and in this one after a reload, while they can be undone or are unanswered.
   * Needs {@link declareChange}; `Input` is stored as JSON. A new name is due when the shape of `Input` changes.
   */
  readonly name?: string
  /** The queries whose data the change concerns. */
  readonly queries: QueryFilters | ((input: Input) => QueryFilters)
  /** Returns the data with the change. Pure, and without effect on data that contain the change already. */
  readonly apply: (data: Data, input: Input) => Data
}

/** A {@link ChangeKind} of any data. */
export interface AnyChangeKind<Input> extends Pick<ChangeKind<unknown, Input>, 'name' | 'queries'> {
  readonly apply: (data: never, input: Input) => unknown
}

/** A change that screens show although answers of the server may lack it. */
export interface Change {
  /**
   * The server has the change: answers to reads that begin from now on contain it.
   * @param apply replaces the expected change by what the server answered; pure, as `apply` of the kind
   */
  confirm<Data>(apply?: (data: Data) => Data): void
  /** The change was undone or refused. */
  drop(): void
}

export interface Overlay {
  /** Shows a change until it is dropped, or confirmed and read. A fact, such as a message from the hub, is confirmed at once. */
  begin<Input>(kind: AnyChangeKind<Input>, input: Input): Change
  /** Returns the data of a query without the changes that are neither confirmed nor dropped. */
  confirmedData(query: Query): unknown
  /** Called when a read begins: its answer lacks changes that are confirmed later. */
  readBegun(query: Query | undefined): void
  /** Shares changes of kinds with a name with the other tabs of the user. @returns a function that stops it */
  connect(session: Session | null): () => void
}

const overlays = new WeakMap<QueryClient, Overlay>()

/**
 * The changes by the user, and by the hub, on top of what the server said: the cache shows the sum. A late answer, a refusal
 * or an undo computes it anew, so nothing is canceled, rolled back or read again by hand (decision:optimistic-overlay).
 *
 * @example
 * const change = overlayOf(client).begin({ queries: feedQuery(), apply: (posts, id) => without(posts, id) }, 17)
 * await send().then(() => change.confirm(), () => change.drop())
 */
export function overlayOf(client: QueryClient): Overlay {
  const overlay = overlays.get(client) ?? createOverlay(client)
  overlays.set(client, overlay)
  return overlay
}

const kinds = new Map<string, AnyChangeKind<never>>()

/** Declares a kind of change that all tabs show. Call it beside the queries, so that every tab that has them knows the kind. */
export function declareChange<Data, Input>(
  kind: ChangeKind<Data, Input> & { readonly name: string },
): ChangeKind<Data, Input> {
  kinds.set(kind.name, kind as AnyChangeKind<never>)
  return kind
}

/** A change on top of the answers. Times count events, so that no two are equal. */
interface Open {
  readonly queries: QueryFilters
  apply: (data: never) => unknown
  confirmedAt?: number
}

/** What the server said. */
interface Answer {
  readonly data: unknown
  /** When the read began. */
  readonly beganAt: number
}

function createOverlay(client: QueryClient): Overlay {
  const cache = client.getQueryCache()
  /** Kept only for queries with changes on top. */
  const answers = new Map<Query, Answer>()
  const reads = new WeakMap<Query, number>()
  let changes: readonly Open[] = []
  let time = 0
  let showing: Query | undefined

  const now = () => {
    time += 1
    return time
  }
  const lacks = ({ confirmedAt }: Open, beganAt: number) => confirmedAt === undefined || confirmedAt > beganAt
  const isReading = (query: Query) => query.state.fetchStatus !== 'idle'
  const beganAt = (query: Query) => reads.get(query) ?? 0

  const sum = (query: Query, answer: Answer, of: readonly Open[]) =>
    of
      .filter((one) => lacks(one, answer.beganAt) && matchQuery(one.queries, query))
      .reduce<unknown>((data, { apply }) => apply(data as never), answer.data)

  function show(query: Query): void {
    const answer = answers.get(query)
    if (!answer) return
    const data = share(query, sum(query, answer, changes))
    if (data === query.state.data) return
    showing = query
    // Unlike `setQueryData`, this keeps that the query is invalidated, has failed, or when it was read.
    query.setState({ data })
    showing = undefined
  }

  /** Forgets the changes that every answer contains, and the answers without changes. */
  function forget(): void {
    for (const query of answers.keys()) {
      const isOpen = changes.some((one) => one.confirmedAt === undefined && matchQuery(one.queries, query))
      if (!isOpen && !isReading(query)) answers.delete(query)
    }
    const mayLack = (query: Query, change: Open) =>
      (isReading(query) && lacks(change, beganAt(query))) ||
      lacks(change, answers.get(query)?.beganAt ?? time)
    changes = changes.filter(
      (one) =>
        one.confirmedAt === undefined || cache.findAll(one.queries).some((query) => mayLack(query, one)),
    )
  }

  function update({ queries }: Open): void {
    notifyManager.batch(() => {
      for (const query of cache.findAll(queries)) show(query)
    })
    forget()
  }

  function open(queries: QueryFilters, apply: (data: never) => unknown): Change {
    const change: Open = { queries, apply }
    for (const query of cache.findAll(queries))
      if (query.state.data !== undefined && !answers.has(query))
        answers.set(query, { data: query.state.data, beganAt: now() })
    changes = [...changes, change]
    update(change)
    return {
      confirm(answered) {
        if (answered) change.apply = answered as (data: never) => unknown
        change.confirmedAt ??= now()
        update(change)
      },
      drop() {
        changes = changes.filter((other) => other !== change)
        update(change)
      },
    }
  }

  cache.subscribe((event) => {
    const { query } = event
    if (query === showing) return
    if (event.type === 'removed') answers.delete(query)
    else if (event.type === 'updated' && event.action.type === 'fetch') reads.set(query, now())
    else if (event.type !== 'updated' && event.type !== 'added') return
    if (changes.length === 0) return
    const { data } = query.state
    const isAnswer = event.type === 'added' || (event.type === 'updated' && event.action.type === 'success')
    const isManual = event.type === 'updated' && event.action.type === 'success' && event.action.manual
    if (data === undefined) answers.delete(query)
    else if (isAnswer && changes.some(({ queries }) => matchQuery(queries, query)))
      answers.set(query, { data, beganAt: isManual ? now() : beganAt(query) })
    // A canceled read restores the data from before it.
    show(query)
    forget()
  })

  const sharedChanges = shareChanges(open, client)
  return {
    begin(kind, input) {
      const change = open(queriesOf(kind, input), (data) => kind.apply(data, input))
      return kind.name === undefined ? change : sharedChanges.share(kind.name, input, change)
    },
    confirmedData(query) {
      const answer = answers.get(query)
      const confirmed = changes.filter(({ confirmedAt }) => confirmedAt !== undefined)
      return answer ? sum(query, answer, confirmed) : query.state.data
    },
    readBegun(query) {
      if (query) reads.set(query, now())
    },
    connect: sharedChanges.connect,
  }
}

/** The queries that a change of the kind concerns. */
export const queriesOf = <Input>({ queries }: AnyChangeKind<Input>, input: Input): QueryFilters =>
  typeof queries === 'function' ? queries(input) : queries

/** As TanStack Query does for answers. */
function share(query: Query, data: unknown): unknown {
  const { structuralSharing = true } = query.options
  if (typeof structuralSharing === 'function') return structuralSharing(query.state.data, data)
  return structuralSharing ? replaceEqualDeep(query.state.data, data) : data
}

/** A change of a tab, which other tabs show too. */
interface SharedChange {
  readonly name: string
  readonly input: unknown
  /** Time of the beginning in ms since 1970. */
  readonly at: number
  readonly end?: 'confirm' | 'drop' | undefined
}

/** Time in ms after which a tab that does not report the end of a change is gone: that for "Undo" plus that of a slow request. */
const lifetime = 30_000

const storedChanges = userStorage.defineFamily('change:', (stored): SharedChange | undefined => {
  const { name, input, at, end } = asRecord(stored)
  const known = end === 'confirm' || end === 'drop' ? end : undefined
  return typeof name === 'string'
    ? { name: readText(name), input, at: readNumber(at), end: known }
    : undefined
})

/** Sends the changes of this tab to the others, and shows theirs. */
function shareChanges(
  open: (queries: QueryFilters, apply: (data: never) => unknown) => Change,
  client: QueryClient,
) {
  let stored = storedChanges(null)
  const others = new Map<Id, Change>()

  function follow(id: string, change: SharedChange | undefined): void {
    const known = others.get(id)
    if (!change || change.end) {
      known?.[change?.end ?? 'drop']()
      others.delete(id)
      return
    }
    const { name, input, at } = change
    const age = Math.abs(Date.now() - at)
    if (age > lifetime) stored.of(id).clear()
    if (known || age > lifetime) return
    // This tab may load the code of the kind later than the change.
    const kind = () => kinds.get(name)
    const queries: QueryFilters = {
      predicate: (query) => {
        const found = kind()
        return found !== undefined && matchQuery(queriesOf(found, input as never), query)
      },
    }
    others.set(
      id,
      open(queries, (data) => kind()?.apply(data, input as never) ?? data),
    )
    setTimeout(() => {
      if (!others.has(id)) return
      follow(id, undefined)
      stored.of(id).clear()
      void client.invalidateQueries(queries)
    }, lifetime - age)
  }

  return {
    share(name: string, input: unknown, change: Change): Change {
      const family = stored
      const at = Date.now()
      const id = `${at}.${Math.random()}`
      const end = (how: 'confirm' | 'drop') => {
        // Other tabs see both events; what is left is nothing, also after a logout.
        if (family.of(id).load()) family.of(id).save({ name, input, at, end: how })
        family.of(id).clear()
      }
      family.of(id).save({ name, input, at })
      return {
        confirm(apply) {
          change.confirm(apply)
          end('confirm')
        },
        drop() {
          change.drop()
          end('drop')
        },
      }
    },
    connect(session: Session | null): () => void {
      stored = storedChanges(session)
      for (const [id, change] of stored.entries()) follow(id, change)
      return stored.follow(follow)
    },
  }
}
