/** Whether a moment is today or yesterday on this device; undefined for other days. */
export function nearDay(moment: Date, now = new Date()): 'today' | 'yesterday' | undefined {
  const startOf = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo)
  if (moment >= startOf(-1)) return undefined
  if (moment >= startOf(0)) return 'today'
  return moment >= startOf(1) ? 'yesterday' : undefined
}
