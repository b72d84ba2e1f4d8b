import { describe, expect, test } from '@rstest/core'
import * as v from 'valibot'
import { readGeneralSettings, settingsSchema } from './settings-form'

// Covers ACC-PROF-06
describe('readGeneralSettings reads', () => {
  const usual = { timeout: undefined, publicProfile: false, nostrPK: '' }
  const answers: [unknown, object][] = [
    [
      { timeout: 120, publicProfile: true, nostrPK: 'npub1' },
      { timeout: 120, publicProfile: true, nostrPK: 'npub1' },
    ],
    [
      { timeout: '45', publicProfile: 'True', nostrPK: null },
      { timeout: 45, publicProfile: true, nostrPK: '' },
    ],
    [{ timeout: 0.4, publicProfile: 0 }, usual],
    [{ timeout: -1 }, usual],
    [{ timeout: 1e9 }, usual],
    [{}, usual],
  ]
  for (const [answer, settings] of answers)
    test(JSON.stringify(answer), () => expect(readGeneralSettings(answer)).toEqual(settings))
})

// Covers ACC-PROF-06
describe('readGeneralSettings rejects', () => {
  const answers = [null, '<html>', [], { timeout: {} }, { publicProfile: 'perhaps' }, { nostrPK: ['nsec1'] }]
  for (const answer of answers)
    test(JSON.stringify(answer), () => expect(() => readGeneralSettings(answer)).toThrow('invalid-response'))
})

// Covers ACC-PROF-06
test('trims the key before sending', () => {
  const settings = { timeout: 60, publicProfile: true, nostrPK: ` ${'k'.repeat(65)}\n` }
  expect(v.parse(settingsSchema, settings).nostrPK).toBe('k'.repeat(65))
})
