import type { Shape } from './response-shape'

/** What a recording begins with: the world it was made in. */
export interface RecordingHead {
  recording: 1
  seed: number
  scenarios: readonly string[]
  clockOffsetMinutes: number
}

/**
 * A call and what was answered, a line of a recording. `${…}` in it stands for what is another thing each time, or is
 * nobody's business: see places.ts.
 */
export interface RecordedCall {
  call: number
  method: string
  path: string
  query?: Record<string, string>
  /** The bearer token. */
  token?: string
  json?: unknown
  /** A form with files. */
  form?: Record<string, unknown>
  /** A form as a page without scripts sends it. */
  fields?: Record<string, string>
  status: number
  /** Of an answer in JSON; `text` and `nothing` for others. */
  shape: Shape
}

/** A recording as it was read. */
export interface Recording {
  head: RecordingHead
  calls: readonly RecordedCall[]
}

/**
 * Reads a recording.
 *
 * @throws Error with a sentence on a file that is none
 */
export function readRecording(text: string): Recording {
  try {
    const [head, ...calls] = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line))
    if (head?.recording === 1) return { head, calls }
  } catch {
    // It is said below, as of any other file that is none.
  }
  throw new Error('This is no recording: it is made by npm start -- --record FILE.')
}
