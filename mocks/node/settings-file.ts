import { readFile } from 'node:fs/promises'
import { type Answer, jsonAnswer } from '../server/reply'

/**
 * Serves config.json with the overrides of the mock server and its scenarios.
 *
 * @returns undefined if the file cannot be read; the static server then answers
 */
export async function answerSettings(
  path: string | undefined,
  overlay: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  if (path === undefined) return undefined
  try {
    return jsonAnswer({ ...JSON.parse(await readFile(path, 'utf8')), ...overlay })
  } catch {
    // The static server then sends the invalid config.json unchanged, and the product reports the error.
    return undefined
  }
}
