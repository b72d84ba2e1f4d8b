import { expect, test } from '@rstest/core'
import { findQuoted, quoteOf, readQuote, withoutQuote } from './quote'

const family = '👨‍👩‍👧‍👦'

// Covers UX-68
test.each([
  ['a short message', 'Are you coming?', '> Are you coming?\n'],
  ['lines and spaces', ' One\n\n  two\tthree ', '> One two three\n'],
  ['a long message', 'a'.repeat(41), `> ${'a'.repeat(40)}…\n`],
  ['a message of the greatest length', 'b'.repeat(200), `> ${'b'.repeat(40)}…\n`],
  ['an emoji at the end of the quote', `${'c'.repeat(38)}${family} and more`, `> ${'c'.repeat(38)}…\n`],
  [
    'Arabic',
    'هل تأتي إلى النزهة يوم السبت القادم مع الجميع؟',
    '> هل تأتي إلى النزهة يوم السبت القادم مع ا…\n',
  ],
  ['a reply', '> Are you coming?\nYes, at five.', '> Yes, at five.\n'],
])('the quote of %s has its first words in one line', (_case, message, quote) => {
  expect(quoteOf(message)).toBe(quote)
  expect(quote.length).toBeLessThanOrEqual(44)
})

// Covers UX-68
test.each([
  ['a reply', '> Are you coming?\nYes.', { words: 'Are you coming?', text: 'Yes.' }],
  ['a reply with lines', '> One\nTwo\n\nThree', { words: 'One', text: 'Two\n\nThree' }],
  ['a quote alone', '> Are you coming?', undefined],
  ['a quote and spaces', '> Are you coming?\n \n', undefined],
  ['an empty quote', '> \nYes.', undefined],
  ['an arrow', '>> fast', undefined],
  ['a comparison', '5 > 4\nYes.', undefined],
  ['nothing', '', undefined],
])('readQuote reads %s', (_case, message, expected) => {
  expect(readQuote(message)).toEqual(expected)
  expect(withoutQuote(message)).toBe(expected?.text ?? message)
})

const long = 'The loaf is out. I kept you half of it, if you come before seven.'
const lines = [
  [1, 'Are you coming?'],
  [2, 'OK'],
  [1, long],
  [1, '> OK\nAre you\ncoming?'],
  [1, 'OK'],
  [2, 'Yes'],
].map(([userId, text], index) => ({ key: `id:${index}`, userId: Number(userId), text: String(text) }))

// Covers UX-68
test.each<[title: string, text: string, key: string | undefined, isSure?: boolean]>([
  ['the latest message with the words', `${quoteOf('Are you coming?')}Yes`, 'id:3', true],
  ['a long message', `${quoteOf(long)}Thanks`, 'id:2', true],
  ['a message that a quote of another length cut', '> The loaf is out…\nThanks', 'id:2', true],
  ['words of two people', '> OK\nYes', 'id:4', false],
  ['words that nobody wrote', '> I owe you 100\nThanks', undefined],
  ['the start of a message that is not cut', '> The loaf is out\nThanks', undefined],
  ['words that are cut to nearly nothing', '> A…\nThanks', undefined],
  ['an ellipsis', '> …\nThanks', undefined],
  ['a message that comes later', '> Later\nThanks', undefined],
  ['no quote', 'Yes', undefined],
])('a quote leads to its message: %s', (_case, text, key, isSure) => {
  const reply = { key: 'id:8', userId: 2, text }
  const later = { key: 'id:9', userId: 1, text: 'Later' }
  const found = findQuoted([...lines, reply, later], reply)
  expect([found?.line.key, found?.isSure]).toEqual([key, isSure])
})
