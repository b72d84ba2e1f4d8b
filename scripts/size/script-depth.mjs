/**
 * How many round trips for scripts followed one another. A script that the page itself asks for, also from its
 * inline script, costs one; a script that another script asks for costs one more than that.
 *
 * @param {{ url: string, causes: string[] }[]} scripts in the order in which they were requested for; `causes` are
 *   the addresses of the code that requested
 */
export function scriptDepth(scripts) {
  const depths = new Map()
  for (const { url, causes } of scripts) {
    if (depths.has(url)) continue
    depths.set(url, 1 + Math.max(0, ...causes.map((cause) => depths.get(cause) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}

/** The addresses of all code in the stack that led to a request, across awaits. */
export function initiatorUrls(initiator) {
  const causes = []
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    causes.push(...stack.callFrames.map(({ url }) => url))
  }
  return causes
}
