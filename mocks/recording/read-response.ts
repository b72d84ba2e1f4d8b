import { differences, type Shape, shapeOf } from './response-shape'

/** What an answer says, as far as it can be read; `undefined` for nothing. */
export function readAnswer(type: string, text: string): unknown {
  if (text === '') return undefined
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The shape of what {@link readAnswer} has read. */
export const answerShape = (answer: unknown): Shape =>
  answer === undefined ? 'nothing' : typeof answer === 'string' ? 'text' : shapeOf(answer)

/** What is different about an answer that should have a shape: a sentence each. */
export function answerDifferences(was: Shape, answer: unknown): string[] {
  const is = answerShape(answer)
  const isPlain = [was, is].some((shape) => shape === 'nothing' || shape === 'text')
  if (!isPlain) return differences(was, answer)
  return was === is ? [] : [`the answer was ${named(was)}, is ${named(is)}`]
}

const named = (shape: Shape) => (typeof shape === 'string' ? shape : 'JSON')
