/**
 * Asks before the screen is left, and calls `leave` unless the answer is to stay.
 * @param to path that `leave` opens, if it is known: nobody is asked when it is the screen itself
 */
type LeaveGuard = (leave: () => void, to?: string) => void

let guard: LeaveGuard | undefined

/**
 * Sets what asks before a person leaves the screen.
 * @returns a function that removes the question
 */
export function guardLeaving(ask: LeaveGuard): () => void {
  guard = ask
  return () => {
    guard = undefined
  }
}

/**
 * Leaves the screen at the wish of a person, after the question if something would be lost. Redirects and links do not need
 * it: nobody is asked about the former, and what guards the screen listens to the latter itself.
 */
export const leaveScreen: LeaveGuard = (leave, to) => (guard ? guard(leave, to) : leave())
