import { isIdField, isLinkField, lastSegment, placeholder } from './placeholders'

/** Collects the values of responses and assigns a placeholder to each. */
export interface CapturedValues {
  /** Adds the values of a response. */
  capture(call: number, answer: unknown): void
  /** Returns the placeholder of a value that an earlier response contained. */
  placeholderOf(value: unknown): string | undefined
}

export function createCapturedValues(): CapturedValues {
  const placeholders = new Map<string, string>()
  const store = (value: unknown, path: string) => {
    const key = String(value)
    if (key !== '' && !placeholders.has(key)) placeholders.set(key, placeholder(path))
  }

  const collect = (value: unknown, path: string, name: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        collect(part, `${path}.${key}`, Array.isArray(value) ? name : key)
      }
    } else if (typeof value === 'string' && (isLinkField(name) || name === 'text')) {
      store(lastSegment(value), `${path}.end`)
    } else if (value !== null && typeof value !== 'boolean' && isIdField(name)) {
      store(value, path)
    }
  }

  return {
    capture: (call, answer) => collect(answer, String(call), typeof answer === 'string' ? 'text' : ''),
    placeholderOf: (value) => placeholders.get(String(value)),
  }
}

/** Returns the value at a path like `0.id`; a final `end` takes the last segment of a URL. */
export function valueAt(answer: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) return answer
  if (step === 'end' && typeof answer === 'string') return lastSegment(answer)
  if (typeof answer !== 'object' || answer === null) return undefined
  return valueAt(Reflect.get(answer, step), rest)
}
