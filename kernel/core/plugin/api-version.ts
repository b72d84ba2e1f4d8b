/**
 * The version of what `kernel/index.ts` gives to plugins: major and minor. A plugin from outside states the one it was
 * written for. A major step breaks plugins, a minor one only adds.
 */
export const apiVersion = '1.0'

/**
 * Whether a plugin written for one version runs with another: the same major, and nothing newer than what is there.
 *
 * @param wanted what the plugin states: `1.0`
 * @param ours the version that is there
 */
export function isApiCompatible(wanted: unknown, ours: string = apiVersion): boolean {
  const [major, minor] = numbersOf(wanted)
  const [ourMajor = 0, ourMinor = 0] = numbersOf(ours)
  return major === ourMajor && minor !== undefined && minor <= ourMinor
}

function numbersOf(version: unknown): number[] {
  const parts = /^(\d+)\.(\d+)(?:\.\d+)?$/.exec(String(version))?.slice(1) ?? []
  return parts.map(Number)
}
