import type { Shape } from './response-shape'

/** The first line of a recording. It describes the mock world in which the calls were made. */
export interface RecordingHead {
  recording: 1
  seed: number
  scenarios: readonly string[]
  clockOffsetMinutes: number
}

/** One line of a recording: a call and its response. mocks/recording/placeholders.ts explains `${…}`. */
export interface RecordedCall {
  call: number
  method: string
  path: string
  query?: Record<string, string>
  token?: string
  json?: unknown
  /** Fields of a body of type multipart/form-data. */
  form?: Record<string, unknown>
  /** Fields of a body of type application/x-www-form-urlencoded. */
  fields?: Record<string, string>
  status: number
  /** Shape of a JSON response; `text` or `nothing` for other responses. */
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
    // A line that is not JSON gets the same error as any other text that is not a recording.
  }
  throw new Error('This is no recording: it is made by npm start -- --record FILE.')
}
