import { type FormStore, setInput } from '@formisch/react'
import { restoreEarlyFocus, takeEarlyInput } from './early-input'

/** Applies what the user typed, checked and submitted before the code of the form had loaded. */
export function takeOver(form: FormStore, element: HTMLFormElement): void {
  const typed = takeEarlyInput(element)
  for (const [name, input] of typed)
    if (element.elements.namedItem(name)) setInput(form, { path: JSON.parse(name), input } as never)
  restoreEarlyFocus(element)
  for (const box of element.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    if (box.checked && !box.defaultChecked) repeatTick(box)
  // Submit in a later task, because a checked captcha must start to compute first.
  if (globalThis.boot?.takeSubmit?.(element)) setTimeout(() => element.requestSubmit())
}

/** Clicks a checked box again, because React had no handler yet for the first click. */
function repeatTick(box: HTMLInputElement): void {
  box.checked = false
  box.click()
}
