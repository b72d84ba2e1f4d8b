import type { DisabledReason } from '../plugin/disabled-reasons'

export class RemotePluginError extends Error {
  override readonly name = 'RemotePluginError'
  readonly reason: DisabledReason

  constructor(reason: DisabledReason, message: string) {
    super(message)
    this.reason = reason
  }
}
