import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '../core/storage/safe-storage'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

export const themeChosen = createEvent<Theme>()

export const $theme = createStore<Theme>('system').on(themeChosen, (_, theme) => theme)

export const loadThemeFx = createEffect(
  () => themes.find((theme) => theme === deviceStorage.get(themeKey)) ?? 'system',
)

const storeThemeFx = createEffect((theme: Theme) => deviceStorage.set(themeKey, theme))

const applyThemeFx = createEffect((theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
})

$theme.on(loadThemeFx.doneData, (_, theme) => theme)
sample({ clock: themeChosen, target: storeThemeFx })
// Applies the theme after every change, also at start and after a change in another tab.
sample({ clock: $theme, target: applyThemeFx })
