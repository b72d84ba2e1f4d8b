import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Reads the options of a command. It ends with its explanation where that is asked for, and with a sentence and its
 * explanation where something else was written.
 *
 * @param {string} help what there is to choose, as lines for a terminal
 * @param {import('node:util').ParseArgsConfig['options']} options as parseArgs takes them; `--help` is there by itself
 * @param {(values: object, words: string[]) => unknown} [read] makes of the texts what the command works with; may
 *   throw a sentence
 * @param {number} [maxPositionals] how many words it takes that are no options
 */
export function readOptions(help, options, read = (values) => values, maxPositionals = 0) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    })
    const unexpected = positionals.slice(maxPositionals)
    if (unexpected.length > 0 && !values.help)
      throw new Error(`What is ${unexpected.join(' ')}? It is not asked for; options come after two dashes.`)
    if (!values.help) return read(values, positionals)
    console.log(help)
    return process.exit(0)
  } catch (error) {
    console.error(`${error.message}\n\n${help}`)
    return process.exit(1)
  }
}

/**
 * Reads an option that is a whole number.
 *
 * @param {string} name as people write it: `--port`
 * @param {string} text
 * @throws {Error} with a sentence for whoever wrote it
 */
export function wholeNumber(name, text, max = Number.MAX_SAFE_INTEGER) {
  const value = Number(text)
  if (!/^\d+$/.test(text)) throw new Error(`${name} is ${text}; it must be a whole number.`)
  if (value > max) throw new Error(`${name} is ${text}; it may be ${max} at most.`)
  return value
}

/**
 * The comment that a command begins with, as its explanation.
 *
 * @param {string} url `import.meta.url` of the command
 */
export function headerComment(url) {
  const [head] = readFileSync(new URL(url), 'utf8').split(/^(?!\/\/)/m)
  return head.replace(/^\/\/ ?/gm, '').trimEnd()
}

/** For a command that takes no options: it is explained where that is asked for, and nothing else is let by. */
export const readNoOptions = (url) => readOptions(headerComment(url), {})
