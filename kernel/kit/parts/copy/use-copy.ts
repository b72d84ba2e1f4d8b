import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { TextRef } from '../../../core/i18n/text'
import { toastShown } from '../../../core/toasts/toasts'

export interface Copying {
  copy: (text: string) => Promise<void>
  /** Text to copy by hand when the browser refused to copy it. */
  readonly fallbackText: string | undefined
  /** Ref for the field that shows `fallbackText`: focuses the field and selects its text. */
  readonly fallbackRef: (field: HTMLInputElement | HTMLTextAreaElement | null) => void
}

/**
 * Copies text and confirms with a toast. If copying fails, the caller shows `fallbackText` in a field, to copy by hand.
 * @param copied text of the toast
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
      // The browser has no clipboard API, or the permission was denied.
      setFallbackText(text)
    }
  }

  return { copy, fallbackText, fallbackRef: selectAll }
}

function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}
