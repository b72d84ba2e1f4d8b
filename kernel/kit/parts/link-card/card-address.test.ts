import { expect, test } from '@rstest/core'
import { cardAddress } from './card-address'

const start = 'https://roda.example/app/'
const course = `${start}course/7`
const person = `${start}@ana`

// Covers UX-67
test.each<[what: string, text: string, address: string | undefined]>([
  ['nothing', 'Good morning', undefined],
  ['an address', course, course],
  ['an address in words', `Look (${course}), and ${start}post/5.`, course],
  [
    'an address in HTML',
    `<p>Look: <a href="${start}@ana?post=5&amp;x=1">this</a></p>`,
    `${start}@ana?post=5&x=1`,
  ],
  ['a mention', `Thanks, ${person}!`, undefined],
  ['a mention and a course', `${person} teaches ${course}`, course],
  ['a person alone', person, person],
  ['a person alone in HTML', `<p>${person}</p>`, person],
  ['the post of a person', `See ${person}?post=5`, `${person}?post=5`],
  ['another site', 'https://evil.example/course/7', undefined],
  ['another site with the same beginning', 'https://roda.example.evil.example/app/course/7', undefined],
  ['another app of the site', 'https://roda.example/course/7', undefined],
  ['a broken address', `${start.replace('example', '[')}course/7`, undefined],
])('the address of a card in %s', (_, text, address) => {
  expect(cardAddress(text, start)).toBe(address)
})

// Covers UX-67
test('the address of a card is found fast in a long hostile text', () => {
  const started = performance.now()
  cardAddress('<'.repeat(50_000) + `${person} `.repeat(5_000), start)
  expect(performance.now() - started).toBeLessThan(1_000)
})
