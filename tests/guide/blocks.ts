/** A code block of a page that names its file in the first line, as a comment. */
export interface FileBlock {
  readonly path: string
  readonly text: string
}

/** The files that a page lays out, in its order. */
export const fileBlocks = (page: string): FileBlock[] =>
  [...page.matchAll(/^```\w+\n(?:\/\/|#) (\S+\/\S+\.\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  )
