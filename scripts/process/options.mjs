import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Parses the options of a command. Prints the help for `--help`; prints an error and the help for unknown
 * options.
 *
 * @param {import('node:util').ParseArgsConfig['options']} options as for parseArgs; `--help` is built in
 * @param {(values: object, words: string[]) => unknown} [read] converts the values; may throw an error with a
 * message
 * @param {number} [maxPositionals] how many positional arguments are allowed
 */
export function readOptions(help, options, read = (values) => values, maxPositionals = 0) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    })
    const unexpected = positionals.slice(maxPositionals)
    if (unexpected.length > 0 && !values.help)
      throw new Error(`Unexpected argument: ${unexpected.join(' ')}. Options start with two dashes.`)
    if (!values.help) return read(values, positionals)
    console.log(help)
    return process.exit(0)
  } catch (error) {
    console.error(`${error.message}\n\n${help}`)
    return process.exit(1)
  }
}

/**
 * Parses an option that is a whole number.
 *
 * @param {string} name the option: `--port`
 * @throws {Error} with a message for the user
 */
export function wholeNumber(name, text, max = Number.MAX_SAFE_INTEGER) {
  const value = Number(text)
  if (!/^\d+$/.test(text)) throw new Error(`${name} is ${text}; it must be a whole number.`)
  if (value > max) throw new Error(`${name} is ${text}; it must not exceed ${max}.`)
  return value
}

/**
 * Parses an option that is a JSON object.
 *
 * @param {string} name the option: `--settings`
 * @throws {Error} with a message for the user
 */
export function jsonObject(name, text) {
  try {
    const value = JSON.parse(text)
    if (typeof value === 'object' && value && !Array.isArray(value)) return value
  } catch {
    // Report invalid JSON with the same message as other invalid values.
  }
  throw new Error(`${name} must be a JSON object.`)
}

/**
 * Returns the comment at the start of a command's file, which is the help text of the command.
 *
 * @param {string} url `import.meta.url` of the command
 */
export function headerComment(url) {
  const [head] = readFileSync(new URL(url), 'utf8').split(/^(?!\/\/)/m)
  return head.replace(/^\/\/ ?/gm, '').trimEnd()
}

/** For commands without options: handles `--help` and rejects everything else. */
export const readNoOptions = (url) => readOptions(headerComment(url), {})
