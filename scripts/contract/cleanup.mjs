/**
 * Remembers what is made, and removes it: the last thing first, also when the walk was broken off, and also what was
 * perhaps made by a call whose answer never came.
 *
 * @param {{ perform: Function, facts: Record<string, any>, results: any, learn: (found: object) => void,
 *   isShown: (operation: string) => boolean }} walk
 */
export function createCleanup({ perform, facts, results, learn, isShown }) {
  /** @type {{ thing: import('./plan/step.mjs').Made, isMade: boolean }[]} */
  const expected = []

  async function lookUp({ list, listCall, find }) {
    const { value, isGood } = await perform({ operation: list }, listCall?.(facts) ?? {})
    return { isKnown: isGood, id: isGood ? (find(value ?? [], facts) ?? undefined) : undefined }
  }

  return {
    /** Something is about to be made. */
    expect(thing) {
      expected.push({ thing, isMade: false })
    },

    /** It was made, and the answer may hold its id. */
    async made(thing, answer) {
      const entry = expected.find((one) => one.thing === thing)
      if (entry) entry.isMade = true
      const { isKnown, id } = await lookUp(thing)
      const answered = thing.isInListAlone ? undefined : Object(answer).id
      learn({ [thing.fact]: answered ?? id })
      const missing =
        isKnown && id === undefined ? [`does not show the ${thing.name} that was just made`] : []
      results.called(thing.list, 0, ...(isShown(thing.list) ? [missing] : [[], missing]))
    },

    /** @returns {Promise<string[]>} what is still there, in words */
    async run() {
      const left = []
      for (const { thing, isMade } of expected.reverse()) {
        const id = facts[thing.fact] ?? (await lookUp(thing)).id
        if (id === undefined) {
          results.skipped(thing.undo, 'not reached', `no ${thing.name} was made`)
          if (isMade) left.push(`${thing.name} '${facts.mark}', of which no id is known`)
          continue
        }
        const remove = (one) => perform({ operation: thing.undo, wrong: isFalse }, thing.undoCall(one))
        let removed = await remove(id)
        let after = await lookUp(thing)
        // What making it answered was the id of something else.
        if (after.id !== undefined && String(after.id) !== String(id)) {
          removed = await remove(after.id)
          after = await lookUp(thing)
        }
        const isGone = after.isKnown ? after.id === undefined : removed.isGood
        if (isGone) continue
        left.push(`${thing.name} ${id} ('${facts.mark}')`)
        if (removed.isGood) results.called(thing.undo, 0, [`the ${thing.name} is still there afterwards`])
      }
      return left
    },
  }
}

const isFalse = (answer) => answer === false && 'answers false: it was not done'
