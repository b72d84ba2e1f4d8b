/** Speeds that both YouTube and Vimeo support. */
export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

/** Reads a stored speed; 1 when it is not in the list. */
export const readSpeed = (stored: unknown): number =>
  typeof stored === 'number' && speeds.includes(stored) ? stored : 1

/** Returns the next higher or lower speed, or the same at the ends. The current speed may be one that is not in the list. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const found = step > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return found ?? speed
}
