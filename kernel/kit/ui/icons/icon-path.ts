/**
 * SVG path of an icon in a 24-unit square, with a stroke of 1.75. A string, so that manifests can contain it.
 * @example
 * const plusIcon: IconPath = 'M12 5v14M5 12h14'
 */
export type IconPath = string
