import type { ReasonOff } from '../plugin/reasons'

/** Why a remote plugin is left out; the diagnostics name reason and sentence. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault'
  readonly reason: ReasonOff

  constructor(reason: ReasonOff, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}
