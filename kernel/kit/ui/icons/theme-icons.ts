import { moonIcon, sunIcon, systemIcon } from './status'

/** Icons of the themes of the device. */
export const themeIcons = { light: sunIcon, dark: moonIcon, system: systemIcon } as const
