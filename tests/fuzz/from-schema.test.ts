import { expect, test } from '@rstest/core'
import fc from 'fast-check'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import { readContract } from '../../mocks/node/contract-file'
import { readings } from './answers'

const check = createContractCheck(readContract())

// Covers API-01
test('what is made of a schema is what openapi.yaml allows', () => {
  expect(readings.length).toBeGreaterThan(30)
  for (const { id, answer } of readings)
    fc.assert(
      fc.property(answer, (body) => {
        const given = { status: 200, contentType: 'application/json', body: JSON.stringify(body) }
        expect(check.answer({ id }, given)).toEqual([])
      }),
      { numRuns: 20 },
    )
})
