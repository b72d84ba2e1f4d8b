let timeoutMs = 20_000

/** Milliseconds after which a request or a chunk that is still loading counts as failed. */
export const requestTimeout = () => timeoutMs

/** Called once, with the deployment's setting `patience`. */
export function setRequestTimeout(milliseconds: number): void {
  timeoutMs = milliseconds
}
