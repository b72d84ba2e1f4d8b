import { readFile } from 'node:fs/promises'
import { type Answer, jsonAnswer } from '../server/reply'

/**
 * The deployment's settings with those of the mock server and its scenarios over them.
 *
 * @returns nothing without a file: whoever serves one goes on doing so
 */
export async function answerSettings(
  path: string | undefined,
  overlay: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  if (path === undefined) return undefined
  try {
    return jsonAnswer({ ...JSON.parse(await readFile(path, 'utf8')), ...overlay })
  } catch {
    // Missing, or no JSON: whoever serves it as it is lets the product say so.
    return undefined
  }
}
