import { getInput } from '@formisch/react'
import { type FormStore, validateForm } from '@kernel/parts'
import { useEffect } from 'react'
import type { PostSchema } from '../model/post-draft'

/**
 * Revalidates an invalid form when another field changes, which may fix an error (an image makes the text optional).
 * Not on submit: an error that disappears would move the pressed button away.
 */
export function useCrossFieldValidation(form: FormStore<PostSchema>): void {
  const { content: _, ...others } = getInput(form)
  const otherValues = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another field changes
  useEffect(() => {
    if (!form.isValid) void validateForm(form)
  }, [form, otherValues])
}
