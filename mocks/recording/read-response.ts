import { differences, type Shape, shapeOf } from './response-shape'

/** Returns the parsed JSON of a response body, its text when it is not JSON, or undefined when it is empty. */
export function readAnswer(type: string, text: string): unknown {
  if (text === '') return undefined
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the shape of a result of {@link readAnswer}. */
export const answerShape = (answer: unknown): Shape =>
  answer === undefined ? 'nothing' : typeof answer === 'string' ? 'text' : shapeOf(answer)

/** Lists the differences of a response from a recorded shape. */
export function answerDifferences(was: Shape, answer: unknown): string[] {
  const is = answerShape(answer)
  const isPlain = [was, is].some((shape) => shape === 'nothing' || shape === 'text')
  if (!isPlain) return differences(was, answer)
  return was === is ? [] : [`the answer was ${named(was)}, is ${named(is)}`]
}

const named = (shape: Shape) => (typeof shape === 'string' ? shape : 'JSON')
