/** The name that somebody types after an `@`. */
export interface TypedMention {
  readonly name: string
  /** Where the `@` and the caret are in the text. */
  readonly start: number
  readonly end: number
}

const longestName = 30
const typed = new RegExp(String.raw`(?:^|[\s(])@([\p{L}\p{M}\p{N}._-]{0,${longestName}})$`, 'u')

/** @returns undefined if the caret is not behind an `@` that begins a word, or a text is selected */
export function typedMention(
  text: string,
  start: number | null,
  end: number | null,
): TypedMention | undefined {
  if (start === null || start !== end) return undefined
  const name = typed.exec(text.slice(Math.max(0, start - longestName - 2), start))?.[1]
  return name === undefined ? undefined : { name, start: start - name.length - 1, end: start }
}
