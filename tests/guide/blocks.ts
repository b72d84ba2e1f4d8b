/** A code block of a page, whose first line is a comment with the path of a file. */
export interface FileBlock {
  readonly path: string
  readonly text: string
}

/** Lists all file blocks of a page, in order. */
export const fileBlocks = (page: string): FileBlock[] =>
  [...page.matchAll(/^```\w+\n(?:\/\/|#) (\S+\/\S+\.\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  )
