import { getInput } from '@formisch/react'
import { type FormStore, validateForm } from '@kernel/parts'
import { useEffect } from 'react'
import type { PostSchema } from '../model/post-draft'

/**
 * Revalidates while the form is invalid, because another field may fix an error: an image makes the text optional, another
 * provider may accept the link. Runs before submit: an error that disappears on press would move the button away.
 */
export function useCrossFieldValidation(form: FormStore<PostSchema>): void {
  const { content: _, ...others } = getInput(form)
  const otherValues = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another field changes
  useEffect(() => {
    if (!form.isValid) void validateForm(form)
  }, [form, otherValues])
}
