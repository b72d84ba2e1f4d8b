import { readFile } from 'node:fs/promises'
import { type Answer, jsonAnswer } from '../server/reply'

/**
 * The deployment's settings with those of the scenarios over them.
 *
 * @returns nothing where there are none to lay over the file: whoever serves it goes on doing so
 */
export async function answerSettings(
  path: string | undefined,
  overlay: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  if (path === undefined || Object.keys(overlay).length === 0) return undefined
  return jsonAnswer({ ...JSON.parse(await readFile(path, 'utf8')), ...overlay })
}
