import { expect, test } from '@rstest/core'
import fc from 'fast-check'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import { readContract } from '../../mocks/node/contract-file'
import { readOperations } from './answers'

const check = createContractCheck(readContract())

// Covers API-01
test('fromSchema generates only responses that openapi.yaml allows', () => {
  expect(readOperations.length).toBeGreaterThan(30)
  for (const { id, answer } of readOperations)
    fc.assert(
      fc.property(answer, (body) => {
        const given = { status: 200, contentType: 'application/json', body: JSON.stringify(body) }
        expect(check.answer({ id }, given)).toEqual([])
      }),
      { numRuns: 20 },
    )
})
