/**
 * SVG path of an icon in a 24-unit square, drawn with a 1.75 stroke. As data it can be part of a manifest,
 * and only imported icons are bundled.
 * @example
 * const plusIcon: IconPath = 'M12 5v14M5 12h14'
 */
export type IconPath = string
