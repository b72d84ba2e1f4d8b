import { creates } from './creates.mjs'
import { lists, singles } from './reads.mjs'
import { closing, updates } from './updates.mjs'

/** All steps of the contract check in order; test data is removed before the closing steps. */
const steps = [...lists, ...creates, ...singles, ...updates]

/**
 * Returns the steps of a run: all steps, or those of the given tags and operations with the steps that they need.
 *
 * @param {readonly string[]} only tags and operationIds; empty for all
 */
export function planFor(only, operations) {
  if (only.length === 0) return { steps, closing, isMeant: () => true }
  const isMeant = (id) => [id, ...(operations.get(id)?.value.tags ?? [])].some((name) => only.includes(name))
  const meant = (step) => isMeant(step.operation) || (step.makes && isMeant(step.makes.undo))
  const wanted = new Set([...steps, ...closing].filter(meant))
  const known = new Set()
  // Steps do not list the token in `needs`, although almost every step depends on it.
  const open = ['token', ...[...wanted].flatMap(({ needs = [] }) => needs)]
  for (let fact = open.pop(); fact; fact = open.pop()) {
    if (known.has(fact)) continue
    known.add(fact)
    for (const step of steps.filter(({ gives = [] }) => gives.includes(fact))) {
      wanted.add(step)
      open.push(...(step.needs ?? []))
    }
  }
  const chosen = (list) => list.filter((step) => wanted.has(step))
  return { steps: chosen(steps), closing: chosen(closing), isMeant }
}
