import { parseArgs } from 'node:util'

/**
 * Reads the options of a command. It ends with its explanation where that is asked for, and with a sentence and its
 * explanation where something else was written.
 *
 * @param {string} help what there is to choose, as lines for a terminal
 * @param {import('node:util').ParseArgsConfig['options']} options as parseArgs takes them; `--help` is there by itself
 * @param {(values: object) => object} [read] makes of the texts what the command works with; may throw a sentence
 */
export function readOptions(help, options, read = (values) => values) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', default: false } } })
    if (!values.help) return read(values)
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
export function wholeNumber(name, text, most = Number.MAX_SAFE_INTEGER) {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new Error(`${name} is ${text}; it must be a whole number.`)
  return value
}
