/** The code of keys that an input method uses; Safari ends a composition before the key that ended it. */
const inputMethodKeyCode = 229

/** Keeps keys that an input method uses from the product: Enter chooses a word and sends nothing, Escape closes nothing. */
export function ignoreCompositionKeys(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === inputMethodKeyCode) event.stopPropagation()
}
