import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A code block of a page. */
export interface Block {
  readonly page: string
  readonly language: string
  readonly text: string
}

/** Pages for people: docs/ and the README of each folder. Decisions and figures have no commands of their own. */
const pages = (): string[] => [
  'README.md',
  ...['docs', 'plugins', 'mocks', 'tests/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

/** Every block in one of these languages. */
export const blocksIn = (...languages: readonly string[]): Block[] =>
  pages().flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)]
      .map(([, language = '', text = '']) => ({ page, language, text }))
      .filter(({ language }) => languages.includes(language)),
  )

/** One command of a shell block. */
export interface Command {
  readonly page: string
  /** The folder that an earlier part of the line went to; empty for the project. */
  readonly folder: string
  readonly variables: readonly string[]
  readonly words: readonly string[]
}

/** The commands of a shell block, without comments and without what they are redirected to. */
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
