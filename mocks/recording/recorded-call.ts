import type { Shape } from './response-shape'

/** Head line of a recording: the world it was made in. */
export interface RecordingHead {
  recording: 1
  seed: number
  scenarios: readonly string[]
  clockOffsetMinutes: number
}

/** One line of a recording: a call and its response. For `${…}` see placeholders.ts. */
export interface RecordedCall {
  call: number
  method: string
  path: string
  query?: Record<string, string>
  token?: string
  json?: unknown
  /** A multipart form. */
  form?: Record<string, unknown>
  /** A URL-encoded form. */
  fields?: Record<string, string>
  status: number
  /** Shape of a JSON response; `text` or `nothing` for others. */
  shape: Shape
}

export interface Recording {
  head: RecordingHead
  calls: readonly RecordedCall[]
}

/**
 * Parses a recording.
 *
 * @throws Error when the text is not a recording
 */
export function readRecording(text: string): Recording {
  try {
    const [head, ...calls] = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line))
    if (head?.recording === 1) return { head, calls }
  } catch {
    // Reported below like any other invalid file.
  }
  throw new Error('This is no recording: it is made by npm start -- --record FILE.')
}
