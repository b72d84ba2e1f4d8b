import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Block {
  readonly page: string
  readonly language: string
  readonly text: string
}

/** Lists all pages of documentation: docs/ and the README files. */
const pages = (): string[] => [
  'README.md',
  ...['docs', 'plugins', 'mocks', 'tests/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

/** Lists the code blocks of all pages in these languages. */
export const blocksIn = (...languages: readonly string[]): Block[] =>
  pages().flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)]
      .map(([, language = '', text = '']) => ({ page, language, text }))
      .filter(({ language }) => languages.includes(language)),
  )

export interface Command {
  readonly page: string
  /** Folder of an earlier `cd` command in the line; empty for the project folder. */
  readonly folder: string
  readonly variables: readonly string[]
  readonly words: readonly string[]
}

/** Splits a shell block into commands, without comments and redirections. */
export function commandsIn({ page, text }: Block): Command[] {
  return text.split('\n').flatMap((line) => {
    let folder = ''
    return line
      .replace(/(^|\s)#.*$/, '')
      .split('&&')
      .flatMap((part) => {
        const all = [...part.replace(/\s>\s*\S+/, '').matchAll(/'([^']*)'|(\S+)/g)].map(
          ([, quoted, plain]) => quoted ?? plain ?? '',
        )
        const isVariable = (word: string) => /^[A-Z_]+=/.test(word)
        const first = all.findIndex((word) => !isVariable(word))
        const words = first < 0 ? [] : all.slice(first)
        if (words[0] === 'cd') folder = words[1] === '-' ? '' : (words[1] ?? '')
        if (words.length === 0 || words[0] === 'cd') return []
        const variables = all.slice(0, first).map((word) => word.split('=')[0] ?? '')
        return [{ page, folder, variables, words }]
      })
  })
}
