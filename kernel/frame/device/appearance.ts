import { createEffect, createEvent, type EventCallable, type Store, sample } from 'effector'
import { deviceStore } from '../../core/storage/stores'

/** What somebody chose on this device, in all its tabs. */
export interface DeviceChoice<Choice extends string> {
  /** The first is the default. */
  readonly choices: readonly [Choice, ...Choice[]]
  readonly chosen: EventCallable<Choice>
  readonly $choice: Store<Choice>
}

/** The colors: those of the system by default. */
export const theme = deviceChoice('theme', ['system', 'light', 'dark'])
export type Theme = (typeof theme.choices)[number]

/** The size of all texts. */
export const textSize = deviceChoice('textSize', ['normal', 'small', 'large', 'largest'])
/** Whether screens move: as the system says by default. */
export const motion = deviceChoice('motion', ['system', 'reduced'])

/** Whether single keys are shortcuts; dictation and tremor can trigger them by accident (WCAG 2.1.4). */
export const shortcuts = deviceChoice('shortcuts', ['on', 'off'])

/**
 * A choice on this device, which styles read from `data-*` of the root element. The first of `choices` is the default and
 * sets no attribute. The boot script applies the stored choice before the first paint.
 */
function deviceChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): DeviceChoice<Choice> {
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
