import { useEffect, useEffectEvent } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { areKeysAsleep, typedInto } from '../../../core/async/stale-check'
import { latinKey } from './latin-key'

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

function asLatin(event: KeyboardEvent): KeyboardEvent {
  const key = latinKey(event)
  if (key === event.key) return event
  const { type, code, altKey, ctrlKey, metaKey, shiftKey } = event
  return new KeyboardEvent(type, { key, code, altKey, ctrlKey, metaKey, shiftKey })
}

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
    const isIgnored = keys.startsWith('$mod+') ? hasOverlay : isBusy
    let pressed: KeyboardEvent
    const press = createKeybindingsHandler(
      { [keys]: () => handle(pressed) },
      { ignore: () => isIgnored(pressed) },
    )
    const handleKeyDown = (event: KeyboardEvent) => {
      pressed = event
      press(asLatin(event))
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [keys])
}
