import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The packages of package-lock.json by path, such as `node_modules/react`.
 *
 * @typedef {Record<string, { version?: string, license?: string, integrity?: string, dev?: boolean, os?:
 * string[], cpu?: string[], dependencies?: Record<string, string>, optionalDependencies?: Record<string,
 * string>, }>} Lock
 */

/** @returns {Promise<Lock>} */
export const readLock = async (root) =>
  JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages

/** Finds the path of a dependency as Node resolves it; undefined if the dependency is missing. */
export function placeOf(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock[place]) return place
    if (!at) return undefined
  }
}

const nameAt = (place) => place.replace(/^.*node_modules\//, '')

/**
 * Lists all direct and indirect dependencies of the product, any of which may be part of a build.
 *
 * @returns {{ place: string, name: string, version: string, license: string, isDirect: boolean }[]} sorted by name
 */
export function productPackages(lock) {
  const direct = Object.keys(lock[''].dependencies ?? {})
  const places = new Set()
  const waiting = direct.map((name) => placeOf(lock, '', name))
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    if (places.has(place)) continue
    places.add(place)
    for (const name of Object.keys(lock[place].dependencies ?? {})) waiting.push(placeOf(lock, place, name))
  }
  return [...places]
    .map((place) => {
      const { version = '', license = '' } = lock[place]
      return {
        place,
        name: nameAt(place),
        version,
        license,
        isDirect: place === `node_modules/${nameAt(place)}` && direct.includes(nameAt(place)),
      }
    })
    .sort(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version),
    )
}

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => [os, cpu]))

/**
 * Returns why `npm ci` would fail or be incomplete on some platform. npm may have written an incomplete lock file: it
 * silently omits native packages that the registry lacks.
 *
 * @returns {string[]} messages
 */
export function lockFaults(lock) {
  const faults = []
  for (const [place, entry] of Object.entries(lock)) {
    if (place !== '' && !entry.integrity) faults.push(`${place} has no integrity.`)
    const optional = Object.keys(entry.optionalDependencies ?? {})
    const found = optional.map((name) => placeOf(lock, place, name))
    for (const [index, name] of optional.entries())
      if (!found[index])
        faults.push(`${nameAt(place)} ${entry.version} needs ${name}, which is not in the lock file.`)
    const native = found.flatMap((at) => (at && lock[at].os && lock[at].cpu ? [lock[at]] : []))
    if (native.length === 0) continue
    for (const [os, cpu] of platforms)
      if (!native.some((one) => one.os.includes(os) && one.cpu.includes(cpu)))
        faults.push(`${nameAt(place)} ${entry.version} has no package for ${os} on ${cpu}.`)
  }
  return faults
}
