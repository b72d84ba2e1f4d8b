import { cleanLine, cutText } from '@kernel'
import { htmlExcerpt } from '@kernel/parts'
import type { Timed } from './chapters'

/** A line of a transcript: plain text, although the file may contain markup. */
export interface TranscriptLine extends Timed {
  readonly text: string
}

/** What a person does with the transcripts of a lesson. */
export interface TranscriptReading {
  /** The chosen one; the first without. */
  readonly url?: string
  readonly searchText: string
  /** The line that a note is written about. */
  readonly noted?: TranscriptLine | undefined
}

export const lineText = ({ text }: TranscriptLine): string => text

/** Maximum size of a file in bytes: a day of talk has less. */
export const maxTranscriptSize = 2_000_000
const maxLines = 20_000
const maxText = 1_000
/** Times from 100 hours on cannot be written in notes. */
const maxTime = 360_000

export const isTranscriptFile = ({ url }: { readonly url: string }): boolean =>
  /\.(?:vtt|srt)(?:$|[?#])/i.test(url)

/** Both formats, with or without hours; SubRip has a comma before the milliseconds. */
const timing = /^\s*(?:(\d{1,4}):)?(\d{1,3}):([0-5]?\d)(?:[.,]\d+)?\s*-->/

/**
 * Reads WebVTT and SubRip, also broken ones: what is no line with a time is left out.
 * @returns undefined for a file without any line
 */
export function readTranscript(bytes: Uint8Array): readonly TranscriptLine[] | undefined {
  const found: TranscriptLine[] = []
  let at: number | undefined
  let texts: string[] = []
  const end = () => {
    const text = textOf(texts)
    if (at !== undefined && text) found.push({ at, text })
    at = undefined
    texts = []
  }
  for (const line of decode(bytes).split(/\r\n?|\n/)) {
    const match = timing.exec(line)
    if (match) {
      // Files without empty lines have the number of the next line here.
      if (/^\s*\d+\s*$/.test(texts.at(-1) ?? '')) texts.pop()
      end()
      const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((digits) => Number(digits ?? 0))
      const time = hours * 3600 + minutes * 60 + seconds
      at = time < maxTime ? time : undefined
    } else if (line.trim() === '') end()
    else if (at !== undefined) texts.push(line)
    if (found.length === maxLines) break
  }
  end()
  const sorted = found.toSorted((one, other) => one.at - other.at)
  // Generated captions repeat each line while the next one appears.
  const lines = sorted.filter(({ text }, index) => text !== sorted[index - 1]?.text)
  return lines.length > 0 ? lines : undefined
}

/** Removes the markup of both formats; the name of a speaker stays. */
function textOf(lines: readonly string[]): string {
  const raw = cutText(lines.join(' '), 4 * maxText)
  const plain = raw.replace(/<v(?:\.[^\s<>]*)?\s+([^<>]+)>/gi, '$1: ').replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
  // Only the references are left to decode.
  return cutText(
    cleanLine(plain.includes('&') ? htmlExcerpt(plain.replaceAll('<', '&lt;'), maxText) : plain),
    maxText,
    '…',
  )
}

/** Files are UTF-8 or, from Windows, UTF-16 or its old encoding of western languages. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const broken = text.split('\ufffd').length - 1
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  const foreign = text.replace(/[\x00-\x7f]+/g, '').length
  return broken * 2 > foreign ? new TextDecoder('windows-1252').decode(bytes) : text
}
