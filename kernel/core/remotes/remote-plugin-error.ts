import type { DisabledReason } from '../plugin/disabled-reasons'

/** Why a remote plugin is left out; the diagnostics name reason and sentence. */
export class RemotePluginError extends Error {
  override readonly name = 'RemotePluginError'
  readonly reason: DisabledReason

  constructor(reason: DisabledReason, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}
