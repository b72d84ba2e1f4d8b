/** Rejects a mutation that the user undid before it was sent; not reported. */
export class UndoneError extends Error {
  override readonly name = 'UndoneError'
}
