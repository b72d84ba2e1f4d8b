import { memo, type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { ChunkError } from '../../../core/async/load-code'
import type { RegisteredEntry } from '../../../core/plugin/registry'
import type { Load, Loadable, SlotRef } from '../../../core/plugin/slot'
import { isAlike, isPlain } from './is-alike'
import { loading } from './loadable'
import { SlotEntryView, useSlotEntries } from './slot'

/** An entry of a slot, and the data of its hook. */
export type Collected<Value> = RegisteredEntry & { readonly result: Loadable<Value> }

interface Collection<Value> {
  /** The entries in the order of the slot, each with what its hook returned last: the same list until that changes. */
  readonly entries: readonly Collected<Value>[]
  /** Runs the hooks, without output: render it once. */
  readonly runners: ReactNode
}

type Results<Value> = Readonly<
  Record<string, { readonly load: unknown; readonly result: Loadable<Value> } | undefined>
>

/**
 * Runs the hooks that plugins contribute to a slot, each in a boundary of its own: one that throws, or whose code does not
 * load, has failed and can be retried; the others go on. A hook runs again when its own state changes, or a prop: arrays among
 * the props are compared by their items. So a hook may return a new object each time.
 * @param props of all hooks, or a function that returns those of an entry
 * @example
 * const { entries, runners } = useCollected(suggestionSources, {})
 * const people = entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
 */
export function useCollected<Props extends object, Value>(
  of: SlotRef<Props, 'value' | 'checklist item', Value>,
  props: Props | ((entry: RegisteredEntry<Props>) => Props),
): Collection<Value> {
  const all = useSlotEntries(of)
  const [results, setResults] = useState<Results<Value>>({})
  const handleResult = useCallback(
    ({ id, load }: RegisteredEntry<Props>, result: Loadable<Value>) =>
      setResults((before) => {
        const known = before[id]
        const isSame = known?.load === load && isAlike(known?.result, result)
        return isSame ? before : { ...before, [id]: { load, result } }
      }),
    [],
  )
  const entries = useMemo(
    () =>
      all.map((entry) => {
        const known = results[entry.id]
        // Another plugin may have replaced the entry: the result of the former one is not its.
        const result = known && known.load === entry.load ? known.result : loading
        return { ...entry, result } as Collected<Value>
      }),
    [all, results],
  )
  return {
    entries,
    runners: all.map((entry) => (
      <Runner
        key={entry.id}
        entry={entry as RunnerProps['entry']}
        props={typeof props === 'function' ? props(entry) : props}
        onResult={handleResult as RunnerProps['onResult']}
      />
    )),
  }
}

const isSameProp = (one: unknown, other: unknown) =>
  Array.isArray(one) ? isAlike(one, other) : Object.is(one, other)

interface RunnerProps {
  readonly entry: RegisteredEntry
  readonly props: object
  readonly onResult: (entry: RegisteredEntry, result: Loadable<unknown>) => void
}

const Runner = memo(
  function Runner({ entry, props, onResult }: RunnerProps) {
    const handleResult = useCallback(
      (result: Loadable<unknown>) => onResult(entry, result),
      [entry, onResult],
    )
    return (
      <SlotEntryView
        entry={{ ...entry, load: runnerOf(entry) }}
        props={{ props, onResult: handleResult }}
        whenFailed={(error, retry) => <Failed error={error} onRetry={retry} onResult={handleResult} />}
      />
    )
  },
  (before, after) =>
    before.entry === after.entry &&
    before.onResult === after.onResult &&
    isAlike(before.props, after.props, isSameProp),
)

interface HookProps {
  readonly props: object
  readonly onResult: (result: Loadable<unknown>) => void
}

/** Components that run a hook, by the function that loads the hook. */
const runnersByLoad = new WeakMap<object, Load<HookProps>>()

function runnerOf({ id, load }: RegisteredEntry): Load<HookProps> {
  const loadHook = load as unknown as Load<object, unknown>
  const known = runnersByLoad.get(loadHook)
  if (known) return known
  const loadRunner: Load<HookProps> = async () => {
    const { default: useContribution } = await loadHook()
    function HookRunner({ props, onResult }: HookProps) {
      const result = useContribution(props)
      if (!isLoadable(result))
        throw new TypeError(`The hook of "${id}" must return ready(), loading or a failure.`)
      // Before the paint, so that nobody sees the owner with what was true before.
      useLayoutEffect(() => onResult(result))
      return null
    }
    return { default: HookRunner }
  }
  runnersByLoad.set(loadHook, loadRunner)
  return loadRunner
}

const isLoadable = (result: unknown): result is Loadable<unknown> => isPlain(result) && 'state' in result

interface FailedProps extends Pick<HookProps, 'onResult'> {
  readonly error: unknown
  readonly onRetry: () => void
}

/** The failure of a hook that cannot tell it itself. */
function Failed({ error, onRetry, onResult }: FailedProps) {
  const report = useEffectEvent(() =>
    onResult({
      state: 'failed',
      error,
      retry() {
        if (error instanceof ChunkError && error.isOutdated) return location.reload()
        onResult(loading)
        onRetry()
      },
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is reported
  useLayoutEffect(() => report(), [error])
  return null
}
