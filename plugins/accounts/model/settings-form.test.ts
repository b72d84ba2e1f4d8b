import { describe, expect, test } from '@rstest/core'
import * as v from 'valibot'
import { readGeneralSettings, settingsSchema } from './settings-form'

// Covers ACC-PROF-06
describe('readGeneralSettings with readable answers', () => {
  const usual = { timeout: undefined, publicProfile: false, nostrPK: '' }
  const answers: [string, unknown, object][] = [
    [
      'valid settings',
      { timeout: 120, publicProfile: true, nostrPK: 'npub1' },
      { timeout: 120, publicProfile: true, nostrPK: 'npub1' },
    ],
    [
      'settings sent as text',
      { timeout: '45', publicProfile: 'True', nostrPK: null },
      { timeout: 45, publicProfile: true, nostrPK: '' },
    ],
    ['a timeout below the minimum as undefined', { timeout: 0.4, publicProfile: 0 }, usual],
    ['a negative timeout as undefined', { timeout: -1 }, usual],
    ['a timeout above the maximum as undefined', { timeout: 1e9 }, usual],
    ['missing settings as defaults', {}, usual],
  ]
  for (const [name, answer, settings] of answers)
    test(`readGeneralSettings reads ${name}`, () => expect(readGeneralSettings(answer)).toEqual(settings))
})

// Covers ACC-PROF-06
describe('readGeneralSettings with unreadable answers', () => {
  const answers = [null, '<html>', [], { timeout: {} }, { publicProfile: 'perhaps' }, { nostrPK: ['nsec1'] }]
  for (const answer of answers)
    test(`readGeneralSettings throws for ${JSON.stringify(answer)}`, () =>
      expect(() => readGeneralSettings(answer)).toThrow('invalid-response'))
})

// Covers ACC-PROF-06
test('settingsSchema trims the Nostr key before it is sent', () => {
  const settings = { timeout: 60, publicProfile: true, nostrPK: ` ${'k'.repeat(65)}\n` }
  expect(v.parse(settingsSchema, settings).nostrPK).toBe('k'.repeat(65))
})
