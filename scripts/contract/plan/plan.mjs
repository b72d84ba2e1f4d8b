import { creates } from './creates.mjs'
import { lists, singles } from './reads.mjs'
import { closing, updates } from './updates.mjs'

/** All steps in their order; what was made is removed before the closing ones. */
const steps = [...lists, ...creates, ...singles, ...updates]

/**
 * The steps of a run: those of some tags or operations with all they need, or all of them.
 *
 * @param {readonly string[]} only tags and operationIds; none for everything
 * @param {Map<string, { value: { tags?: string[] } }>} operations
 */
export function planFor(only, operations) {
  if (only.length === 0) return { steps, closing, isMeant: () => true }
  const isMeant = (id) => [id, ...(operations.get(id)?.value.tags ?? [])].some((name) => only.includes(name))
  const meant = (step) => isMeant(step.operation) || (step.makes && isMeant(step.makes.undo))
  const wanted = new Set([...steps, ...closing].filter(meant))
  const known = new Set()
  // With --token the login itself is left out, and everything else begins with it.
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
