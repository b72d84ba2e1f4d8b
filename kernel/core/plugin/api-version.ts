/** Version of the kernel API for remote plugins, `major.minor`. A new minor version only adds exports. */
export const apiVersion = '1.0'

export function isApiCompatible(required: unknown, current: string = apiVersion): boolean {
  const [major, minor] = parseVersion(required)
  const [currentMajor = 0, currentMinor = 0] = parseVersion(current)
  return major === currentMajor && minor !== undefined && minor <= currentMinor
}

function parseVersion(version: unknown): number[] {
  const parts = /^(\d+)\.(\d+)(?:\.\d+)?$/.exec(String(version))?.slice(1) ?? []
  return parts.map(Number)
}
