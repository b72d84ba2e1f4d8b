import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import { readContract } from '../../mocks/node/contract-file'
import { solveCaptcha } from '../../mocks/node/solve-captcha'
import { replayRecording } from '../../mocks/recording/replay'
import { sendTo } from '../../mocks/recording/send.fixture'
import { createMock } from '../../mocks/server/mock'

const folder = 'tests/replay'

// Covers MCK-01
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl')))
  test(`the mock server answers the calls of ${file} as recorded`, async () => {
    const mock = createMock({ check: createContractCheck(readContract()), captchaLimit: 200 })
    const text = readFileSync(join(folder, file), 'utf8')
    const calls = await replayRecording(text, { send: sendTo(mock), solveCaptcha })
    expect(calls.filter(({ differences }) => differences.length > 0)).toEqual([])
  })
