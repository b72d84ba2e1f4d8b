import { isIdField, isLinkField, lastSegment, placeholder } from './placeholders'

/** What answers have told so far, and where each value was told first. */
export interface CapturedValues {
  /** Takes note of an answer. */
  capture(call: number, answer: unknown): void
  /** The place of a value, if an answer has told it. */
  placeholderOf(value: unknown): string | undefined
}

export function createCapturedValues(): CapturedValues {
  const places = new Map<string, string>()
  const note = (value: unknown, path: string) => {
    const key = String(value)
    if (key !== '' && !places.has(key)) places.set(key, placeholder(path))
  }

  const look = (value: unknown, path: string, name: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        look(part, `${path}.${key}`, Array.isArray(value) ? name : key)
      }
    } else if (typeof value === 'string' && (isLinkField(name) || name === 'text')) {
      note(lastSegment(value), `${path}.end`)
    } else if (value !== null && typeof value !== 'boolean' && isIdField(name)) {
      note(value, path)
    }
  }

  return {
    capture: (call, answer) => look(answer, String(call), typeof answer === 'string' ? 'text' : ''),
    placeholderOf: (value) => places.get(String(value)),
  }
}

/** What an answer has at a path like `0.id`; `end` at its end is the end of the address there. */
export function valueAt(answer: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) return answer
  if (step === 'end' && typeof answer === 'string') return lastSegment(answer)
  if (typeof answer !== 'object' || answer === null) return undefined
  return valueAt(Reflect.get(answer, step), rest)
}
