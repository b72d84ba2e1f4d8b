import { getInput } from '@formisch/react'
import { type FormStore, validateForm } from '@kernel/parts'
import { useEffect } from 'react'
import type { PostSchema } from '../model/post-draft'

/**
 * What is wrong at one field may be mended at another: a picture is enough of a post, and another provider may know the
 * video. It is looked at once more while something is wrong, and before the button is pressed: a sentence that goes
 * under the finger would take the button along.
 */
export function useCrossFieldValidation(form: FormStore<PostSchema>): void {
  const { content: _, ...others } = getInput(form)
  const elsewhere = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere is the reason to look
  useEffect(() => {
    if (!form.isValid) void validateForm(form)
  }, [form, elsewhere])
}
