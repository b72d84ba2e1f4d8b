/**
 * Counts the sequential round trips for scripts. A script that the page or an inline script requests needs one round
 * trip. A script that another script requests needs one more than that other script.
 *
 * @param {{ url: string, causes: string[] }[]} scripts in the order of their requests; `causes` has the URLs of the
 * requesting code
 */
export function scriptDepth(scripts) {
  const depths = new Map()
  for (const { url, causes } of scripts) {
    if (depths.has(url)) continue
    depths.set(url, 1 + Math.max(0, ...causes.map((cause) => depths.get(cause) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}

/** Lists the URLs of all code in the call stack of a request, including callers before an `await`. */
export function initiatorUrls(initiator) {
  const causes = []
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    causes.push(...stack.callFrames.map(({ url }) => url))
  }
  return causes
}
