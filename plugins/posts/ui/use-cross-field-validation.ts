import { getInput } from '@formisch/react'
import { type FormStore, validateForm } from '@kernel/parts'
import { useEffect } from 'react'
import type { PostSchema } from '../model/post-draft'

/**
 * Revalidates an invalid form when a field other than the text changes, for example because an image makes the text
 * optional. On submit it would be too late: an error that disappears then would move the pressed button away.
 */
export function useCrossFieldValidation(form: FormStore<PostSchema>): void {
  const { content: _, ...others } = getInput(form)
  const otherValues = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another field changes
  useEffect(() => {
    if (!form.isValid) void validateForm(form)
  }, [form, otherValues])
}
