import { useUnit } from 'effector-react'
import { Component, type ReactNode } from 'react'
import { outcomeOf } from '../../core/http/outcome'
import { pluginFailed } from '../../core/plugin/diagnostics'
import { type DraftRecovery, DraftRecoveryContext } from '../forms/draft-recovery'

interface EntryBoundaryProps {
  readonly plugin: string
  readonly entry: string
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/**
 * Isolates a failure of one screen or slot entry, and reports the failure with its plugin. If the entry has restored a
 * draft, which may be the cause, it is rendered again with less of it.
 */
export function EntryBoundary(props: EntryBoundaryProps) {
  const report = useUnit(pluginFailed)
  return <Catch {...props} onError={(error) => report({ plugin: props.plugin, entry: props.entry, error })} />
}

class Catch extends Component<EntryBoundaryProps & { readonly onError: (error: unknown) => void }> {
  override state: { readonly failed: boolean; readonly error?: unknown } = { failed: false }
  readonly drafts: DraftRecovery = { isRestored: false, failures: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
    if (!this.drafts.isRestored || outcomeOf(error).reason) return
    this.drafts.isRestored = false
    this.drafts.failures += 1
    this.retry()
  }

  retry = () => this.setState({ failed: false, error: undefined })

  override render() {
    if (this.state.failed) return this.props.fallback?.(this.state.error, this.retry) ?? null
    return (
      <DraftRecoveryContext.Provider value={this.drafts}>{this.props.children}</DraftRecoveryContext.Provider>
    )
  }
}
