import type { EmojiData } from 'frimousse'
import { loadCode } from '../../../core/async/load-code'
import { asRecord, readNumber, readText } from '../../../core/parse/parse'
import { userStore } from '../../../core/session/user-store'

/** Newest version of emoji that the fonts of all supported systems contain. */
const newestVersion = 14

/** Groups of emoji in the order of the list; group 2 contains only components. */
const emojiGroups = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const
type EmojiGroup = (typeof emojiGroups)[number]

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
const skinTones = { light: '🏻', 'medium-light': '🏼', medium: '🏽', 'medium-dark': '🏾', dark: '🏿' }

type EmojiEntry = EmojiData['emojis'][number]
type DataModule = { readonly default: unknown }

/** Loaders of the data by language. Other languages use the English data. */
const dataOf: Readonly<Record<string, () => Promise<DataModule>>> = {
  es: () => import('emojibase-data/es/data.json'),
  pt: () => import('emojibase-data/pt/data.json'),
}
const englishData: () => Promise<DataModule> = () => import('emojibase-data/en/data.json')

/** Loads names and search words of all emoji in a language. @param nameOf returns the name of a group */
export async function loadEmojiData(
  language: string,
  nameOf: (group: EmojiGroup) => string,
): Promise<EmojiData> {
  const code = language.split('-')[0] ?? ''
  const load = Object.hasOwn(dataOf, code) ? dataOf[code] : undefined
  const { default: data } = await loadCode(load ?? englishData)
  return {
    locale: language,
    emojis: readEmoji(data),
    categories: emojiGroups.map((index) => ({ index, label: nameOf(index) })),
    skinTones,
  }
}

function readEmoji(data: unknown): EmojiEntry[] {
  const entries = Array.isArray(data) ? data.map(asRecord) : []
  return entries
    .filter(
      ({ group, version }) =>
        emojiGroups.some((known) => known === group) && readNumber(version) <= newestVersion,
    )
    .sort((a, b) => readNumber(a.order) - readNumber(b.order))
    .map((entry) => ({
      emoji: readText(entry.emoji),
      category: readNumber(entry.group),
      label: readText(entry.label),
      version: readNumber(entry.version),
      tags: searchWords(entry),
      skins: readSkins(entry.skins),
    }))
}

/** The words that find an emoji: its tags, and its label and tags without accents. */
function searchWords({ label, tags }: Readonly<Record<string, unknown>>): string[] {
  const words = Array.isArray(tags) ? tags.map((tag) => readText(tag)) : []
  const plain = [readText(label), ...words].map((word) => word.normalize('NFD').replace(/\p{Mn}/gu, ''))
  return [...new Set([...words, ...plain])]
}

function readSkins(value: unknown): EmojiEntry['skins'] {
  if (!Array.isArray(value)) return undefined
  const skins = tones.map((_, index) =>
    readText(value.map(asRecord).find(({ tone }) => tone === index + 1)?.emoji),
  )
  if (skins.some((skin) => skin === '')) return undefined
  const [light = '', mediumLight = '', medium = '', mediumDark = '', dark = ''] = skins
  return { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark }
}

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
export const recentEmoji = userStore('emoji.recent', readRecentEmoji)
