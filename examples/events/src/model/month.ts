/** The first moment of the month that is `offset` months after the one of `date`. */
export const monthOf = (date: Date, offset = 0): Date =>
  new Date(date.getFullYear(), date.getMonth() + offset)

/** Returns whether two dates are on the same day of the device's time zone. */
export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

/** The weeks of a month from Monday to Sunday; days of other months are undefined. */
export function weeksOf(month: Date): (Date | undefined)[][] {
  const [year, at] = [month.getFullYear(), month.getMonth()]
  const before = (new Date(year, at, 1).getDay() + 6) % 7
  const count = new Date(year, at + 1, 0).getDate()
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day < 1 || day > count ? undefined : new Date(year, at, day)
    }),
  )
}
