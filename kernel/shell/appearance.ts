import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '../core/storage/stored-value'

export const theme = deviceChoice('theme', ['system', 'light', 'dark'])
export type Theme = (typeof theme.choices)[number]

export const textSize = deviceChoice('textSize', ['normal', 'small', 'large', 'largest'])
export const motion = deviceChoice('motion', ['system', 'reduced'])

/** Whether single keys are shortcuts; dictation and tremor can trigger them by accident (WCAG 2.1.4). */
export const shortcuts = deviceChoice('shortcuts', ['on', 'off'])

/** All choices about the appearance, which the app loads at start and other tabs follow. */
export const appearance = [theme, textSize, motion, shortcuts] as const

/**
 * A choice on this device, which styles read from `data-*` of the root element. The first of `choices` is the default and
 * sets no attribute. The boot script applies the stored choice before the first paint.
 */
function deviceChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
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
