import { readFile } from 'node:fs/promises'
import { type Answer, jsonAnswer } from '../server/reply'

/**
 * Serves config.json with the overrides of the mock server and its scenarios.
 *
 * @returns undefined without a readable file, so that the static server answers
 */
export async function answerSettings(
  path: string | undefined,
  overlay: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  if (path === undefined) return undefined
  try {
    return jsonAnswer({ ...JSON.parse(await readFile(path, 'utf8')), ...overlay })
  } catch {
    // The static server then sends the unreadable config.json unchanged, and the product reports the error.
    return undefined
  }
}
