import { isBackendPath } from '../serve/request-path.mjs'

const taken = new Set(['kernel', 'plugins', 'mocks', 'scripts', 'tests', 'styled-system', 'locales'])
const most = 30

/**
 * Validates the name of a new plugin.
 *
 * @param {string[]} plugins the ids of existing plugins
 * @param {string[]} paths the paths of existing screens
 * @returns {string | undefined} an error message; undefined if the name is valid
 */
export function faultOf(name, plugins, paths) {
  if (!name) return 'The name is missing: npm run new plugin events'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `A plugin's name consists of lowercase letters, digits and single hyphens, and starts with a letter; "${name}" does not.`
  }
  if (name.length > most) return `"${name}" is too long: at most ${most} letters.`
  if (plugins.includes(name)) return `The plugin "${name}" already exists: plugins/${name}.`
  if (taken.has(name)) return `"${name}" is reserved in this project; choose another name.`
  const path = paths.find((one) => one.toLowerCase() === `/${name}`)
  if (path) return `The path ${path} belongs to another screen; choose another name.`
  if (isBackendPath(`/${name}`)) {
    return `The path /${name} belongs to the API server; choose another name.`
  }
}

/** Converts a name such as `reading-list` to the spellings for code and screens. */
export function spellingsOf(name) {
  const words = name.split('-')
  const capitalized = words.map((word) => word[0].toUpperCase() + word.slice(1))
  return {
    camel: [words[0], ...capitalized.slice(1)].join(''),
    pascal: capitalized.join(''),
    title: [capitalized[0], ...words.slice(1)].join(' '),
  }
}
