import { userStorage } from '../../core/session/stored'

const maxRecent = 8
/** Matches up to 16 characters that occur in emoji, since one emoji may consist of several; stored texts are untrusted. */
const emoji = /^[\p{Emoji}\p{Emoji_Component}]{1,16}$/u

export const readRecentEmoji = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((one): one is string => typeof one === 'string' && emoji.test(one)))].slice(
        0,
        maxRecent,
      )
    : []

/** Emoji that the user chose last on this device, newest first. */
export const recentEmoji = userStorage.define('emoji.recent', readRecentEmoji)
