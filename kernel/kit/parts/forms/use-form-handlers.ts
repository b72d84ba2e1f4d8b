import { useState } from 'react'

/** What a contribution to a form does when the form is submitted. */
export interface FormHandlers<Saved> {
  /**
   * Called with a valid form, before it is sent. `false` stops the submit: show the reason and focus its field. An error does
   * not stop it.
   */
  readonly onSubmit?: () => boolean | undefined | Promise<boolean | undefined>
  /** Called after the server has accepted the form. The screen does not wait for it. */
  readonly onSaved?: (saved: Saved) => void | Promise<void>
}

/**
 * Collects the handlers of the contributions to a form.
 * @returns `register` for the props of the slot; `canSubmit` asks all handlers; `notifySaved` informs those that were asked
 */
export function useFormHandlers<Saved>() {
  const [registered] = useState(() => {
    const all = new Set<FormHandlers<Saved>>()
    let asked: readonly FormHandlers<Saved>[] = []
    return {
      register(handlers: FormHandlers<Saved>) {
        all.add(handlers)
        return () => void all.delete(handlers)
      },
      async canSubmit() {
        asked = [...all]
        const answers = await Promise.all(asked.map(({ onSubmit }) => reported(onSubmit)))
        return !answers.includes(false)
      },
      notifySaved(saved: Saved) {
        // The form may have left the screen before the answer.
        for (const { onSaved } of asked) void reported(() => onSaved?.(saved))
      },
    }
  })
  return registered
}

/** Reports an error of a contribution, which must not stop the person from sending the form. */
async function reported<Result>(run: (() => Result | Promise<Result>) | undefined) {
  try {
    return await run?.()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
