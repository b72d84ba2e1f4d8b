import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '../core/storage/stored-value'

/**
 * A choice on this device, which styles read from `data-*` of the root element. The first of `choices` is the default and
 * sets no attribute. The boot script applies the stored choice before the first paint.
 */
export function deviceChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [initial] = choices
  const stored = deviceStorage.define(
    key,
    (value): Choice => choices.find((choice) => choice === value) ?? initial,
  )
  const chosen = createEvent<Choice>()
  const loadFx = createEffect(stored.load)
  const saveFx = createEffect(stored.save)
  const applyFx = createEffect((choice: Choice) => {
    if (choice === initial) delete document.documentElement.dataset[key]
    else document.documentElement.dataset[key] = choice
  })
  const $choice = createStore<Choice>(initial)
    .on(chosen, (_, choice) => choice)
    .on(loadFx.doneData, (_, choice) => choice)
  sample({ clock: chosen, target: saveFx })
  // Applies the choice after every change, also at start and after a change in another tab.
  sample({ clock: $choice, target: applyFx })
  return { choices, stored, chosen, loadFx, $choice }
}
