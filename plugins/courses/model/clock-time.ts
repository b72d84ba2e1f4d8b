const two = (value: number) => String(value).padStart(2, '0')

/** Formats a position in a video as `4:05` or `1:04:05`. @param seconds invalid values count as 0 */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Parses a typed position such as `4:05`, `1:04:05` or `45` into seconds, also with full-width digits; undefined for other text. */
export function parseClockTime(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,2})$/.exec(text.normalize('NFKC').trim())
  if (!match) return undefined
  const [hours, minutes, seconds] = match.slice(1).map((digits) => Number(digits ?? 0))
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
}
