import { expect, test } from '@rstest/core'
import { loadEmojiData, readRecentEmoji } from './emoji-data'

const find = async (language: string, emoji: string) =>
  (await loadEmojiData(language, String)).emojis.find((one) => one.emoji === emoji)

// Covers UX-17
test('loadEmojiData loads emoji names in the language, or else in English', async () => {
  expect((await find('en', '🙂'))?.label).toBe('slightly smiling face')
  expect((await find('es', '🇧🇷'))?.label).toBe('Bandera: Brasil')
  const wave = await find('pt-BR', '👋')
  expect([wave?.label, wave?.skins?.dark]).toEqual(['mão acenando', '👋🏿'])
  expect(wave?.tags).toContain('mao acenando')
  expect((await find('fi', '🙂'))?.label).toBe('slightly smiling face')
})

// Covers UX-17
test('emoji data contains no components and no emoji after version 14', async () => {
  const { emojis, categories } = await loadEmojiData('en', String)
  expect(new Set(emojis.map(({ category }) => category))).toEqual(
    new Set(categories.map(({ index }) => index)),
  )
  expect(Math.max(...emojis.map(({ version }) => version))).toBe(14)
  expect(emojis.length).toBeGreaterThan(1_700)
})

// Covers UX-17
test('readRecentEmoji drops duplicates and texts that are not emoji', () => {
  const stored = ['🙂', '🙂', '👩🏽‍💻', '<b>', 7, 'hello', '🇧🇷', ...'😀😁😂🤣😃😄😅😆']
  expect(readRecentEmoji(stored)).toEqual(['🙂', '👩🏽‍💻', '🇧🇷', '😀', '😁', '😂', '🤣', '😃'])
  expect(readRecentEmoji('x')).toEqual([])
})
