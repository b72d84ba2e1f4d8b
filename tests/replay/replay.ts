import { readFile } from 'node:fs/promises'
import { expect } from '@rstest/core'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import { readContract } from '../../mocks/node/contract-file'
import { solveCaptcha } from '../../mocks/node/solve-captcha'
import { replayRecording } from '../../mocks/recording/replay'
import { sendTo } from '../../mocks/recording/send.fixture'
import { createMock } from '../../mocks/server/mock'

/**
 * Sends the calls of a recording to a fresh mock server, and fails on those that are answered otherwise or break
 * openapi.yaml.
 *
 * @param file what `npm start -- --record FILE` has written, from the project's folder
 *
 * @example
 * test('a walk through the shop', () => replay('tests/replay/shop.jsonl'))
 */
export async function replay(file: string): Promise<void> {
  const mock = createMock({ check: createContractCheck(readContract()), captchaLimit: 200 })
  const calls = await replayRecording(await readFile(file, 'utf8'), { send: sendTo(mock), solveCaptcha })
  expect(calls.filter(({ differences }) => differences.length > 0)).toEqual([])
}
