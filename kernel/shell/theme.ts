import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '../core/storage/safe-storage'

/** Light, dark, or as the system has it. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The name under which the choice is stored. */
export const themeKey = 'theme'

// Events: what happened

export const themeChosen = createEvent<Theme>()

// Stores: what we remember

export const $theme = createStore<Theme>('system').on(themeChosen, (_, theme) => theme)

// Effects: what leaves this module

export const loadThemeFx = createEffect(
  () => themes.find((theme) => theme === deviceStorage.get(themeKey)) ?? 'system',
)

const keepThemeFx = createEffect((theme: Theme) => deviceStorage.set(themeKey, theme))

const applyThemeFx = createEffect((theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
})

// Wiring: how they connect

$theme.on(loadThemeFx.doneData, (_, theme) => theme)
sample({ clock: themeChosen, target: keepThemeFx })
// Also one that was chosen in another tab, or before a visit.
sample({ clock: $theme, target: applyThemeFx })
