import { useEffect } from 'react'

const filters = [ignoreCompositionKeys, preventRepeatedSubmit]

/** Filters the keys before any other code of the product gets them. */
export function useKeyFilters(): void {
  useEffect(() => {
    for (const filter of filters) addEventListener('keydown', filter, true)
    return () => {
      for (const filter of filters) removeEventListener('keydown', filter, true)
    }
  }, [])
}

/** The code of keys that an input method uses; Safari ends a composition before the key that ended it. */
const inputMethodKeyCode = 229

/** Keeps keys that an input method uses from the product: Enter chooses a word and sends nothing, Escape closes nothing. */
export function ignoreCompositionKeys(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === inputMethodKeyCode) event.stopPropagation()
}

const isMultiline = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/** Treats a held Enter key as one press: its key repeat would submit a form again as soon as the server has answered. */
export function preventRepeatedSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !isMultiline(event.target)) event.preventDefault()
}
