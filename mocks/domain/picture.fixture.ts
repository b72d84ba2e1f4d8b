import { fromBase64 } from './uploads'

const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A PNG of one pixel. */
export const tinyPng = fromBase64(base64)
/** The same image as a data URL. */
export const tinyPngUrl = `data:image/png;base64,${base64}`
