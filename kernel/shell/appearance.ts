import { deviceChoice } from './device-choice'

export const theme = deviceChoice('theme', ['system', 'light', 'dark'])
export type Theme = (typeof theme.choices)[number]

export const textSize = deviceChoice('textSize', ['normal', 'small', 'large', 'largest'])
export const motion = deviceChoice('motion', ['system', 'reduced'])

/** Whether single keys are shortcuts; dictation and tremor can trigger them by accident (WCAG 2.1.4). */
export const shortcuts = deviceChoice('shortcuts', ['on', 'off'])

/** All choices about the appearance, which the app loads at start and other tabs follow. */
export const appearance = [theme, textSize, motion, shortcuts] as const
