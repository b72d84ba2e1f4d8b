/**
 * Tracks created test data and removes it in reverse order. This includes data of interrupted runs and of calls without
 * a response.
 */
export function createCleanup({ perform, facts, results, learn, isShown }) {
  /** @type {{ thing: import('./plan/step.mjs').Made, isMade: boolean }[]} */
  const expected = []

  async function lookUp({ list, listCall, find }) {
    const { value, isGood } = await perform({ operation: list }, listCall?.(facts) ?? {})
    return { isKnown: isGood, id: isGood ? (find(value ?? [], facts) ?? undefined) : undefined }
  }

  return {
    /** Registers test data that is about to be created. */
    expect(thing) {
      expected.push({ thing, isMade: false })
    },

    /** Marks registered test data as created; the response may contain its id. */
    async made(thing, answer) {
      const entry = expected.find((one) => one.thing === thing)
      if (entry) entry.isMade = true
      const { isKnown, id } = await lookUp(thing)
      const answered = thing.isInListAlone ? undefined : Object(answer).id
      learn({ [thing.fact]: answered ?? id })
      const missing =
        isKnown && id === undefined ? [`does not list the ${thing.name} that was just created`] : []
      results.called(thing.list, 0, ...(isShown(thing.list) ? [missing] : [[], missing]))
    },

    /** @returns {Promise<string[]>} what could not be removed */
    async run() {
      const left = []
      for (const { thing, isMade } of expected.reverse()) {
        const id = facts[thing.fact] ?? (await lookUp(thing)).id
        if (id === undefined) {
          results.skipped(thing.undo, 'not reached', `no ${thing.name} was created`)
          if (isMade) left.push(`${thing.name} '${facts.mark}' with unknown id`)
          continue
        }
        const remove = (one) => perform({ operation: thing.undo, wrong: isFalse }, thing.undoCall(one))
        let removed = await remove(id)
        let after = await lookUp(thing)
        // The response of the creation contained the id of another record, so remove the record by its id in the
        // list.
        if (after.id !== undefined && String(after.id) !== String(id)) {
          removed = await remove(after.id)
          after = await lookUp(thing)
        }
        const isGone = after.isKnown ? after.id === undefined : removed.isGood
        if (isGone) continue
        left.push(`${thing.name} ${id} ('${facts.mark}')`)
        if (removed.isGood) results.called(thing.undo, 0, [`the ${thing.name} still exists afterwards`])
      }
      return left
    },
  }
}

const isFalse = (answer) => answer === false && 'returned false: nothing was removed'
