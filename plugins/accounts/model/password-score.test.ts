import { expect, test } from '@rstest/core'
import { passwordScore } from './password-score'

// Covers UX-43
test.each([
  ['a common password', 'weak', 'password1', []],
  ['the name of the user', 'weak', 'marta.silva', ['Marta Silva', 'marta.silva']],
  ['several unrelated words', 'strong', 'violet-harbor-sings-42-times', []],
  ['a very long password', 'strong', 'x'.repeat(100_000), []],
] as const)('passwordScore rates %s as %s', (_, expected, password, known) => {
  const score = passwordScore(password, known)
  expect(score >= 3 ? 'strong' : 'weak').toBe(expected)
})
