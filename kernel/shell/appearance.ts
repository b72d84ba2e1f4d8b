import { createEffect, createEvent, sample } from 'effector'
import { deviceStore } from '../core/storage/stores'

export const theme = deviceChoice('theme', ['system', 'light', 'dark'])
export type Theme = (typeof theme.choices)[number]

export const textSize = deviceChoice('textSize', ['normal', 'small', 'large', 'largest'])
export const motion = deviceChoice('motion', ['system', 'reduced'])

/** Whether single keys are shortcuts; dictation and tremor can trigger them by accident (WCAG 2.1.4). */
export const shortcuts = deviceChoice('shortcuts', ['on', 'off'])

/**
 * A choice on this device, which styles read from `data-*` of the root element. The first of `choices` is the default and
 * sets no attribute. The boot script applies the stored choice before the first paint.
 */
function deviceChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [initial] = choices
  const { $value: $choice, changeFx } = deviceStore(
    key,
    (value): Choice => choices.find((choice) => choice === value) ?? initial,
  )
  const chosen = createEvent<Choice>()
  const applyFx = createEffect((choice: Choice) => {
    if (choice === initial) delete document.documentElement.dataset[key]
    else document.documentElement.dataset[key] = choice
  })
  sample({ clock: chosen, fn: (choice) => () => choice, target: changeFx })
  sample({ clock: $choice, target: applyFx })
  return { choices, chosen, $choice }
}
