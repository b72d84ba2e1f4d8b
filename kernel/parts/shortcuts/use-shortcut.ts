import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { areKeysAsleep, typedInto } from '../../core/async/stale-check'

/** Controls that the space key presses. */
const pressable = 'button, summary, [role=button], [role=switch], [role=tab], [role=option]'

/** Whether an open dialog or menu handles the keyboard. */
const hasOverlay = ({ defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:not([hidden])') !== null

/** Whether the user is typing, or the focused control itself uses the key. */
const isUsed = ({ target, code }: KeyboardEvent) =>
  target instanceof Element &&
  (target.matches(`${typedInto}, input:not([type=range])`) ||
    (code === 'Space' && target.closest(pressable) !== null))

const isBusy = (event: KeyboardEvent) => isUsed(event) || hasOverlay(event) || areKeysAsleep()

/**
 * Calls `run` when the keys are pressed, unless the user is typing, a dialog is open, or the screen has just changed by itself.
 * @param keys a key, or a sequence of keys such as `g m`; keys with a modifier, as in `$mod+k`, also work during typing
 * @param run returns `false` if it does not use the keys; other shortcuts and the browser then handle them
 */
export function useShortcut(keys: string, run: (event: KeyboardEvent) => unknown): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (run(event) !== false) event.preventDefault()
  })
  useEffect(() => {
    const ignore = keys.startsWith('$mod+') ? hasOverlay : isBusy
    return tinykeys(window, { [keys]: (event) => handle(event) }, { ignore })
  }, [keys])
}
