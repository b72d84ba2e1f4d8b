import { cutText, type Id, sameId, sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** A reply begins with a line that quotes the first words of another message: the server knows plain text only. */
const quoteMark = '> '
/** Maximum length of the quoted words in UTF-16 code units, of the few that a message has. */
const longestQuote = 40
/** Length of cut words from which they tell which message they are from. */
const shortestCut = 10

/** Splits a reply into the quoted words and its own text; undefined for other messages. */
export function readQuote(message: string): { readonly words: string; readonly text: string } | undefined {
  if (!message.startsWith(quoteMark)) return undefined
  const end = message.indexOf('\n')
  const words = message.slice(quoteMark.length, Math.max(0, end)).trim()
  const text = message.slice(end + 1).trim()
  return words && text ? { words, text } : undefined
}

export const withoutQuote = (message: string): string => readQuote(message)?.text ?? message

const inOneLine = (message: string) => withoutQuote(message).replace(/\s+/g, ' ').trim()

export const wordsOf = (quote: string): string => quote.slice(quoteMark.length).trim()

export const quoteOf = (message: string): string =>
  `${quoteMark}${cutText(inOneLine(message), longestQuote, '…')}\n`

interface Quotable {
  readonly key: string
  readonly userId: Id | undefined
  readonly text: string
}

export interface Quoted<Line> {
  readonly line: Line
  /** Whether nobody else wrote the same words: else nobody is named. */
  readonly isSure: boolean
}

/** Searches of a list by row. */
const known = new WeakMap<readonly Quotable[], Map<string, Quoted<Quotable> | undefined>>()

/** Finds the message before a reply that has the quoted words: who writes a reply can quote what nobody wrote. */
export function findQuoted<Line extends Quotable>(
  lines: readonly Line[],
  reply: Line,
): Quoted<Line> | undefined {
  const words = readQuote(reply.text)?.words
  if (!words) return undefined
  const searches = known.get(lines) ?? new Map<string, Quoted<Line> | undefined>()
  known.set(lines, searches)
  if (!searches.has(reply.key)) searches.set(reply.key, search(lines.slice(0, lines.indexOf(reply)), words))
  return searches.get(reply.key) as Quoted<Line> | undefined
}

/** Who certainly wrote the words of a quote, among the messages of its conversation. */
export function findQuotedAuthor<Line extends Quotable>(
  lines: readonly Line[],
  quote: string,
): Line | undefined {
  const words = wordsOf(quote)
  const found = words ? search(lines, words) : undefined
  return found?.isSure ? found.line : undefined
}

function search<Line extends Quotable>(lines: readonly Line[], words: string): Quoted<Line> | undefined {
  const isCut = words.endsWith('…')
  const start = isCut ? words.slice(0, -1) : words
  if (isCut && start.length < shortestCut) return undefined
  const [first = ''] = start.split(' ')
  const found = lines.filter(({ text }) => {
    // Few messages need the slower comparison.
    if (!text.includes(first)) return false
    const line = inOneLine(text)
    return line === words || (isCut && line.startsWith(start))
  })
  const line = found.at(-1)
  return line && { line, isSure: found.every(({ userId }) => sameId(userId, line.userId)) }
}

export const replyRequested = createEvent<{ readonly conversation: Id; readonly text: string }>()
export const replyBegun = createEvent()
export const $reply = sessionStore<{ readonly conversation: Id; readonly quote: string } | null>(null)
  .on(replyRequested, (_, { conversation, text }) => ({ conversation, quote: quoteOf(text) }))
  .on(replyBegun, () => null)
