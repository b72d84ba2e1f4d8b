/**
 * An icon as data: the path of a 24-unit square, drawn with a 1.75 stroke and round joins. Being plain
 * text it can stand in a manifest, and only the icons that somebody imports are shipped.
 *
 * @example
 * const plusIcon: IconPath = 'M12 5v14M5 12h14'
 */
export type IconPath = string
