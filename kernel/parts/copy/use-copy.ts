import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { TextRef } from '../../core/i18n/text'
import { toastShown } from '../../core/toasts/toasts'

/** What {@link useCopy} gives. */
export interface Copying {
  copy: (text: string) => Promise<void>
  /** The text that the browser did not let us copy: it is to be shown in a field. */
  readonly fallbackText: string | undefined
  /** The ref of that field: its text is selected as soon as it is there. */
  readonly fallbackRef: (field: HTMLInputElement | HTMLTextAreaElement | null) => void
}

/**
 * Copies texts, and says so in a toast; what the browser does not let us copy, the person copies from a field.
 *
 * @param copied what the toast says
 * @example
 * const { copy, fallbackText, fallbackRef } = useCopy(texts.ref('copied'))
 */
export function useCopy(copied: TextRef): Copying {
  const showToast = useUnit(toastShown)
  const [fallbackText, setFallbackText] = useState<string>()

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setFallbackText(undefined)
      showToast({ kind: 'success', text: copied })
    } catch {
      // Forbidden, or no clipboard at all.
      setFallbackText(text)
    }
  }

  return { copy, fallbackText, fallbackRef: selectAll }
}

function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}
