/** Key of the entry with the user, without which nothing else can be shown. */
export const personKey = 'person'

export interface CopyInfo {
  readonly owner: string
  readonly key: string
  readonly savedAt: number
  readonly length: number
}

const day = 86_400_000

/** Limits of the offline copy on a device. Lengths are in characters, `age` in ms. */
export const copyLimits = { entries: 80, entryLength: 2_000_000, length: 10_000_000, age: 30 * day }

/** Lists the keys to delete: entries of other users, outdated entries, and the oldest entries beyond the limits. */
export function keysToDelete(infos: readonly CopyInfo[], owner: string, now: number): string[] {
  const isCurrent = (info: CopyInfo) => info.owner === owner && now - info.savedAt <= copyLimits.age
  const rank = ({ key, savedAt }: CopyInfo) => (key === personKey ? Number.POSITIVE_INFINITY : savedAt)
  const newest = infos.filter(isCurrent).sort((a, b) => (rank(a) < rank(b) ? 1 : -1))
  let length = 0
  const fitting = newest.slice(0, copyLimits.entries).filter((info) => {
    length += info.length
    return length <= copyLimits.length
  })
  const kept = new Set(fitting.map(({ key }) => key))
  return infos.filter(({ key }) => !kept.has(key)).map(({ key }) => key)
}
