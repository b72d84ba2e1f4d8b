import type { FormSchema } from '@formisch/react'
import { type DraftForm, type DraftOptions, useDraftForm } from '@kernel/parts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Values<Schema extends FormSchema> = Parameters<DraftForm<Schema>['resetDraft']>[0]

interface FollowedDraftOptions<Schema extends FormSchema> extends DraftOptions<Schema> {
  readonly initialInput: Values<Schema>
}

/**
 * A form with a draft for data that other tabs and devices change, too. A save sends all fields: those that nobody has
 * edited here follow `initialInput`.
 */
export function useFollowedDraft<Schema extends FormSchema>(
  schema: Schema,
  options: FollowedDraftOptions<Schema>,
) {
  const { form, isRestored, resetDraft } = useDraftForm(schema, options)
  const [isUnsaved, setIsUnsaved] = useState(isRestored)
  const current = JSON.stringify(options.initialInput)
  const initial = useRef(options.initialInput)

  const follow = useEffectEvent(() => {
    const previous = initial.current
    if (JSON.stringify(previous) === current) return
    initial.current = options.initialInput
    resetDraft(options.initialInput, previous as never)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the values, not the object that holds them
  useEffect(() => follow(), [current])

  return {
    form,
    /** Whether the form still shows a restored draft. */
    isUnsaved,
    /** Resets the form like `resetDraft`, because the values were saved or the draft was discarded. */
    resetTo(...[values, submitted]: Parameters<typeof resetDraft>) {
      initial.current = values
      resetDraft(values, submitted)
      setIsUnsaved(false)
    },
  }
}
