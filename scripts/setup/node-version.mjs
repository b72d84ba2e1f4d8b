const needed = [20, 19]

/** Exits with a message if the running Node is too old. */
export function requireNode(version = process.versions.node) {
  if (isRecentEnough(version)) return
  console.error(`Roda needs Node ${needed.join('.')} or newer; this is ${version}. Please update Node.`)
  process.exit(1)
}

export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > needed[0] || (major === needed[0] && minor >= needed[1])
}
