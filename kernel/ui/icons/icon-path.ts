/**
 * SVG path of an icon in a 24-unit square, drawn with a 1.75 stroke. Because it is a string,
 * manifests can contain it, and the build includes only imported icons.
 * @example
 * const plusIcon: IconPath = 'M12 5v14M5 12h14'
 */
export type IconPath = string
