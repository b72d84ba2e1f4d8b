/** A code block whose first line is a comment with a file path. */
export interface FileBlock {
  readonly path: string
  readonly text: string
}

/** All files of a page, in order. */
export const fileBlocks = (page: string): FileBlock[] =>
  [...page.matchAll(/^```\w+\n(?:\/\/|#) (\S+\/\S+\.\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  )
