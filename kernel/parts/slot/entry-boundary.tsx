import { useUnit } from 'effector-react'
import { Component, type ReactNode } from 'react'
import { pluginFailed } from '../../core/plugin/diagnostics'

interface EntryBoundaryProps {
  readonly plugin: string
  readonly entry: string
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Isolates a failure of one screen or slot entry, and reports the failure with its plugin. */
export function EntryBoundary(props: EntryBoundaryProps) {
  const report = useUnit(pluginFailed)
  return <Catch {...props} onError={(error) => report({ plugin: props.plugin, entry: props.entry, error })} />
}

class Catch extends Component<EntryBoundaryProps & { readonly onError: (error: unknown) => void }> {
  override state: { readonly failed: boolean; readonly error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      this.props.fallback?.(this.state.error, () => this.setState({ failed: false, error: undefined })) ??
      null
    )
  }
}
