import { isBackendPath } from '../serve/request-path.mjs'

const taken = new Set(['kernel', 'plugins', 'mocks', 'scripts', 'tests', 'styled-system', 'locales'])
const most = 30

/**
 * What is wrong with a name for a plugin, as a sentence, or nothing.
 *
 * @param {string | undefined} name
 * @param {string[]} plugins the ids that there are
 * @param {string[]} paths the addresses that there are
 */
export function faultOf(name, plugins, paths) {
  if (!name) return 'Say how the plugin is called: npm run new:plugin events'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `A plugin's name is made of small letters, digits and single hyphens, and begins with a letter; "${name}" is not.`
  }
  if (name.length > most) return `"${name}" is too long: ${most} letters are enough.`
  if (plugins.includes(name)) return `There is a plugin called "${name}" already: plugins/${name}.`
  if (taken.has(name)) return `"${name}" means something else in this project; choose another name.`
  const path = paths.find((one) => one.toLowerCase() === `/${name}`)
  if (path) return `The address ${path} belongs to another screen; choose another name.`
  if (isBackendPath(`/${name}`)) {
    return `The address /${name} belongs to the server behind the product; choose another name.`
  }
}

/** `reading-list` in the ways that code and screens write it. */
export function spellingsOf(name) {
  const words = name.split('-')
  const capitalized = words.map((word) => word[0].toUpperCase() + word.slice(1))
  return {
    camel: [words[0], ...capitalized.slice(1)].join(''),
    pascal: capitalized.join(''),
    title: [capitalized[0], ...words.slice(1)].join(' '),
  }
}
