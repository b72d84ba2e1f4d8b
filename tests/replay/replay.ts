import { readFile } from 'node:fs/promises'
import { expect } from '@rstest/core'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import { readContract } from '../../mocks/node/contract-file'
import { solveCaptcha } from '../../mocks/node/solve-captcha'
import { replayRecording } from '../../mocks/recording/replay'
import { sendTo } from '../../mocks/recording/send.fixture'
import { createMock } from '../../mocks/server/mock'

/**
 * Replays a recording on a new mock server; fails on different responses and contract mismatches.
 *
 * @param file written by `npm start -- --record FILE`, relative to the project
 * @example
 * test('buys a course', () => replay('tests/replay/shop.jsonl'))
 */
export async function replay(file: string): Promise<void> {
  const mock = createMock({ check: createContractCheck(readContract()), captchaLimit: 200 })
  const calls = await replayRecording(await readFile(file, 'utf8'), { send: sendTo(mock), solveCaptcha })
  expect(calls.filter(({ differences }) => differences.length > 0)).toEqual([])
}
