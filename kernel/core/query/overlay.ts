import {
  matchQuery,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFilters,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query'
import { createWatch, type Scope } from 'effector'
import { useSyncExternalStore } from 'react'
import { asRecord, type Id, readNumber, readText } from '../parse/parse'
import type { Session } from '../session/events'
import { userStore } from '../session/user-store'

/** A kind of change of cached data, such as "delete a post". `Input` says which one, such as the id of the post. */
export interface ChangeKind<Data, Input> {
  /**
   * Shows changes of this kind in all tabs, and in this one after a reload, while they can be undone or are unanswered.
   * Needs {@link declareChange}; `Input` is stored as JSON. A new name is due when the shape of `Input` changes.
   */
  readonly name?: string
  /**
   * Keeps a confirmed change on top of all answers, also after a reload and for at most 90 days, until an answer contains it:
   * `apply` returns the same data. For servers that do not tell what the user has done. Needs a name.
   */
  readonly isKept?: true
  /** The queries whose data the change concerns. */
  readonly queries: QueryFilters | ((input: Input) => QueryFilters)
  /** Returns the data with the change. Pure, and without effect on data that contain the change already. */
  readonly apply: (data: Data, input: Input) => Data
}

/** A {@link ChangeKind} of any data. */
export interface AnyChangeKind<Input>
  extends Pick<ChangeKind<unknown, Input>, 'name' | 'isKept' | 'queries'> {
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
  /** Whether a change of the kind is neither confirmed nor dropped, in any tab if the kind has a name. */
  isOpen(kind: Pick<AnyChangeKind<never>, 'name' | 'apply'>): boolean
  /** Calls `listener` when a change has begun or ended. @returns a function that unsubscribes */
  follow(listener: () => void): () => void
  /**
   * Called when a read begins: its answer lacks changes that are confirmed later.
   * @param isCopied whether its answer is an earlier one, from the offline copy
   */
  readBegun(query: Query | undefined, isCopied?: boolean): void
  /** Shares changes of kinds with a name with the other tabs of the user. @returns a function that stops it */
  connect(session: Session | null, scope: Scope): () => void
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
  /** The kind, or its name. */
  readonly of: unknown
  readonly queries: QueryFilters
  apply: (data: never) => unknown
  confirmedAt?: number
  /** Called when an answer contains a confirmed change that is kept until then. */
  onContained?: () => void
}

interface OpenChange extends Change {
  /** Keeps the confirmed change until an answer contains it. */
  keep(onContained: () => void): void
}

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
  const listeners = new Set<() => void>()

  const now = () => {
    time += 1
    return time
  }
  const isConfirmed = ({ confirmedAt }: Open) => confirmedAt !== undefined
  const lacks = ({ confirmedAt = Infinity, onContained }: Open, beganAt: number) =>
    onContained !== undefined || confirmedAt > beganAt
  const isReading = (query: Query) => query.state.fetchStatus !== 'idle'
  const beganAt = (query: Query) => reads.get(query) ?? 0

  const sum = (query: Query, answer: Answer, of: readonly Open[]) =>
    of
      .filter((one) => lacks(one, answer.beganAt) && matchQuery(one.queries, query))
      .reduce<unknown>((data, { apply }) => apply(data as never), answer.data)

  /** @param added the change that has begun: on top of what is shown, which needs no other sum */
  function show(query: Query, added?: Open): void {
    const answer = answers.get(query)
    if (!answer) return
    const data = share(query, added ? added.apply(query.state.data as never) : sum(query, answer, changes))
    if (data === query.state.data) return
    showing = query
    // Unlike `setQueryData`, this keeps that the query is invalidated, has failed, or when it was read.
    query.setState({ data })
    showing = undefined
  }

  /** Forgets the changes that every answer contains, and the answers without changes. */
  function forget(): void {
    for (const query of answers.keys()) {
      const isOpen = changes.some((one) => lacks(one, time) && matchQuery(one.queries, query))
      if (!isOpen && !isReading(query)) answers.delete(query)
    }
    const mayLack = (query: Query, change: Open) =>
      (isReading(query) && lacks(change, beganAt(query))) ||
      lacks(change, answers.get(query)?.beganAt ?? time)
    const [unread, read] = [cache.getAll().filter(isReading), [...answers.keys()]]
    const needed = (change: Open) => (query: Query) =>
      mayLack(query, change) && matchQuery(change.queries, query)
    changes = changes.filter((one) => lacks(one, time) || unread.some(needed(one)) || read.some(needed(one)))
  }

  function update({ queries }: Open, added?: Open): void {
    notifyManager.batch(() => {
      for (const query of cache.findAll(queries)) show(query, added)
    })
    ended()
  }

  function ended(): void {
    forget()
    for (const listener of listeners) listener()
  }

  function open(of: unknown, queries: QueryFilters, apply: (data: never) => unknown): OpenChange {
    const change: Open = { of, queries, apply }
    const isOther = (other: Open) => other !== change
    for (const query of cache.findAll(queries))
      if (query.state.data !== undefined && !answers.has(query))
        answers.set(query, { data: query.state.data, beganAt: now() })
    changes = [...changes, change]
    update(change, change)
    return {
      confirm(answered) {
        if (answered) change.apply = answered as (data: never) => unknown
        change.confirmedAt ??= now()
        // What the server answered, such as a whole cart, lacks the changes that it does not know yet.
        const others = changes.filter(isOther)
        const isMoved = changes
          .slice(0, Math.max(0, changes.indexOf(change)))
          .some((other) => !isConfirmed(other))
        if (others.length < changes.length)
          changes = [...others.filter(isConfirmed), change, ...others.filter((other) => !isConfirmed(other))]
        if (answered || isMoved) update(change)
        else ended()
      },
      drop() {
        changes = changes.filter(isOther)
        update(change)
      },
      keep(onContained) {
        change.onContained = () => {
          changes = changes.filter(isOther)
          onContained()
        }
        change.confirmedAt ??= now()
        update(change)
      },
    }
  }

  cache.subscribe((event) => {
    const { query, type } = event
    const action = type === 'updated' ? event.action : undefined
    if (query === showing) return
    if (type === 'removed') answers.delete(query)
    if (action?.type === 'fetch') reads.set(query, now())
    if (changes.length === 0 || (type !== 'removed' && type !== 'added' && !action)) return
    const { data } = query.state
    if (data === undefined) answers.delete(query)
    else if (type === 'added' || action?.type === 'success') {
      const isManual = action?.type === 'success' && action.manual
      const matching = changes.filter(({ queries }) => matchQuery(queries, query))
      const answer = { data, beganAt: isManual ? now() : beganAt(query) }
      if (matching.length > 0) answers.set(query, answer)
      for (const { apply, confirmedAt = Infinity, onContained } of matching)
        if (confirmedAt < answer.beganAt && apply(data as never) === data) onContained?.()
      show(query)
    }
    // A canceled read restores the data from before it.
    else if (action?.type === 'setState') show(query)
    forget()
  })

  const sharedChanges = shareChanges(open, client)
  return {
    begin(kind, input) {
      const change = open(kind.name ?? kind, queriesOf(kind, input), (data) => kind.apply(data, input))
      return kind.name === undefined
        ? change
        : sharedChanges.share({ ...kind, name: kind.name }, input, change)
    },
    confirmedData(query) {
      const answer = answers.get(query)
      return answer ? sum(query, answer, changes.filter(isConfirmed)) : query.state.data
    },
    isOpen: (kind) => changes.some((one) => !isConfirmed(one) && one.of === (kind.name ?? kind)),
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readBegun(query, isCopied = false) {
      if (query) reads.set(query, isCopied ? 0 : now())
    },
    connect: sharedChanges.connect,
  }
}

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
  readonly end?: 'confirm' | 'drop' | 'keep' | undefined
}

/** Time in ms after which a tab that does not report the end of a change is gone: that for "Undo" plus that of a slow request. */
const lifetime = 30_000
/** The same for a change that is kept, and how many of these are stored at most. */
const keptLifetime = 90 * 86_400_000
const maxKept = 100

const storedChanges = userStore.family('change:', (stored): SharedChange | undefined => {
  const { name, input, at, end } = asRecord(stored)
  const known = end === 'confirm' || end === 'drop' || end === 'keep' ? end : undefined
  return typeof name === 'string'
    ? { name: readText(name), input, at: readNumber(at), end: known }
    : undefined
})

/** Sends the changes of this tab to the others, and shows theirs. */
function shareChanges(
  open: (of: unknown, queries: QueryFilters, apply: (data: never) => unknown) => OpenChange,
  client: QueryClient,
) {
  let stored = storedChanges.of(null)
  const others = new Map<Id, OpenChange>()

  function follow(id: string, change: SharedChange | undefined): void {
    const known = others.get(id)
    const { name = '', input, at = 0, end = 'drop' } = change ?? {}
    const isKept = end === 'keep'
    const rest = (isKept ? keptLifetime : lifetime) - Math.abs(Date.now() - at)
    if (change && rest < 0) stored.of(id).clear()
    if (!change || (change.end && !isKept)) {
      known?.[end === 'confirm' ? end : 'drop']()
      others.delete(id)
      return
    }
    if ((known && !isKept) || rest < 0) return
    // This tab may load the code of the kind later than the change.
    const kind = () => kinds.get(name)
    const queries: QueryFilters = {
      predicate: (query) => {
        const found = kind()
        return found !== undefined && matchQuery(queriesOf(found, input as never), query)
      },
    }
    const shown = known ?? open(name, queries, (data) => kind()?.apply(data, input as never) ?? data)
    others.set(id, shown)
    if (isKept) shown.keep(() => endKept(stored, id))
    else
      setTimeout(() => {
        if (!others.has(id) || stored.of(id).load()?.end === 'keep') return
        follow(id, undefined)
        stored.of(id).clear()
        void client.invalidateQueries(queries)
      }, rest)
  }

  function endKept(family: typeof stored, id: string): void {
    others.delete(id)
    family.of(id).clear()
  }

  return {
    share(
      { name, isKept }: { readonly name: string; readonly isKept?: true },
      input: unknown,
      change: OpenChange,
    ): Change {
      const family = stored
      const at = Date.now()
      const id = `${at}.${Math.random()}`
      const end = (how: 'confirm' | 'drop') => {
        // A logout has removed it.
        if (!family.of(id).load()) return
        family.of(id).save({ name, input, at, end: how })
        setTimeout(() => family.of(id).clear(), lifetime)
      }
      family.of(id).save({ name, input, at })
      return {
        confirm(apply) {
          // After a logout nothing is stored any more.
          const keeps = isKept && family.of(id).load() !== undefined
          if (keeps) change.keep(() => endKept(family, id))
          change.confirm(apply)
          if (!keeps) return end('confirm')
          const kept = family.entries().filter(([, other]) => other?.end === 'keep')
          const oldest = kept.toSorted(([, a], [, b]) => (b?.at ?? 0) - (a?.at ?? 0)).slice(maxKept - 1)
          for (const [old] of oldest) family.of(old).clear()
          family.of(id).save({ name, input, at, end: 'keep' })
        },
        drop() {
          change.drop()
          end('drop')
        },
      }
    },
    connect(session: Session | null, scope: Scope): () => void {
      stored = storedChanges.of(session)
      for (const [id, change] of stored.entries()) follow(id, change)
      const fn = ({ id, value }: { readonly id: string; readonly value: SharedChange | undefined }) =>
        follow(id, value)
      return createWatch({ unit: storedChanges.changedElsewhere, scope, fn })
    },
  }
}

/** Whether a change of the kind is open. */
export function useIsOpen(kind: Pick<AnyChangeKind<never>, 'name' | 'apply'>): boolean {
  const overlay = overlayOf(useQueryClient())
  return useSyncExternalStore(overlay.follow, () => overlay.isOpen(kind))
}
