import { useUnit } from 'effector-react'
import {
  Component,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { outcomeOf } from '../../../core/http/outcome'
import { type PluginFailure, pluginFailed } from '../../../core/plugin/diagnostics'
import { type DraftRecovery, DraftRecoveryContext } from '../forms/draft-recovery'

type Owner = Omit<PluginFailure, 'error'>

export interface EntryBoundaryProps extends Owner {
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** For each boundary above, the screens and entries in it that React is removing. */
const LeavingContext = createContext<readonly Set<Owner>[]>([])

/**
 * Isolates a failure of one screen or slot entry, and reports the failure with its plugin. If the entry has restored a
 * draft, which may be the cause, it is rendered again with less of it.
 *
 * A clean-up that throws while a screen or entry is removed reaches the boundary above: React removes the own boundary
 * first. The boundary above names what has left, and shows its children again.
 */
export function EntryBoundary({ plugin, entry, ...props }: EntryBoundaryProps) {
  const report = useUnit(pluginFailed)
  const above = use(LeavingContext)
  const [leaving] = useState(() => new Set<Owner>())
  const inside = useMemo(() => [...above, leaving], [above, leaving])
  const owner = useMemo(() => ({ plugin, entry }), [plugin, entry])
  // React runs clean-ups of a parent before those of its children, and all layout effects before all other effects.
  useLayoutEffect(() => {
    for (const left of above) left.delete(owner)
    return () => {
      for (const left of above) left.add(owner)
    }
  }, [above, owner])
  useEffect(
    () => () =>
      queueMicrotask(() => {
        for (const left of above) left.delete(owner)
      }),
    [above, owner],
  )
  return (
    <LeavingContext value={inside}>
      <Catch {...props} owner={owner} leaving={leaving} onError={report} />
    </LeavingContext>
  )
}

/** For a boundary that only catches clean-ups: other errors are those of the boundary above. */
export function rethrow(error: unknown): never {
  throw error
}

interface CatchProps extends Omit<EntryBoundaryProps, keyof Owner> {
  readonly owner: Owner
  readonly leaving: Set<Owner>
  readonly onError: (failure: PluginFailure) => void
}

class Catch extends Component<CatchProps> {
  override state: { readonly failed: boolean; readonly error?: unknown } = { failed: false }
  readonly drafts: DraftRecovery = { isRestored: false, failures: 0 }
  /** What left when a clean-up threw. */
  left: readonly Owner[] = []

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    const { owner, onError } = this.props
    if (this.left.length > 0) {
      // The own content may have left, too.
      const all = owner.plugin === 'kernel' ? this.left : [owner, ...this.left]
      const named = (key: keyof Owner) => [...new Set(all.map((one) => one[key]))].join(' or ')
      onError({ plugin: named('plugin'), entry: named('entry'), error })
      queueMicrotask(this.retry)
      return
    }
    onError({ ...owner, error })
    if (!this.drafts.isRestored || outcomeOf(error).reason) return
    this.drafts.isRestored = false
    this.drafts.failures += 1
    this.retry()
  }

  retry = () => this.setState({ failed: false, error: undefined })

  override render() {
    const { leaving, fallback, children } = this.props
    this.left = this.state.failed ? [...leaving] : []
    // React unmounts all children of a boundary that catches an error, and their clean-ups may throw, too: first nothing is
    // shown, so that they run once.
    if (this.left.length > 0) return null
    if (this.state.failed) return fallback?.(this.state.error, this.retry) ?? null
    return <DraftRecoveryContext.Provider value={this.drafts}>{children}</DraftRecoveryContext.Provider>
  }
}
