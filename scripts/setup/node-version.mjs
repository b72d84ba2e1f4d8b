const needed = [20, 19]

/** Stops with a sentence when Node is too old for the tools. */
export function requireNode(version = process.versions.node) {
  if (isRecentEnough(version)) return
  console.error(
    `Roda needs Node ${needed.join('.')} or newer; this is ${version}. Install a newer Node and try again.`,
  )
  process.exit(1)
}

export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > needed[0] || (major === needed[0] && minor >= needed[1])
}
