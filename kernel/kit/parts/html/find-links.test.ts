import { expect, test } from '@rstest/core'
import { findLinks, mayContainLink, withScheme } from './find-links'

// Covers FLT-153
test.each([
  ['See https://roda.com/lessons.', 'https://roda.com/lessons'],
  ['www.example.org/a_(b)', 'www.example.org/a_(b)'],
  ['(see www.example.org/a_(b)), or', 'www.example.org/a_(b)'],
  ['“https://example.org/a”', 'https://example.org/a'],
  ['«https://example.org»', 'https://example.org'],
  ['‘https://example.org/a’', 'https://example.org/a'],
  ['"https://example.org/a"', 'https://example.org/a'],
  ['https://example.org/a…', 'https://example.org/a'],
  ['https://example.org/a...', 'https://example.org/a'],
  ['https://example.org/a?x=1&y=2#z!', 'https://example.org/a?x=1&y=2#z'],
  ['https://example.org’s page', 'https://example.org'],
  ["https://example.org/a's page", 'https://example.org/a'],
  ['请看https://example.org/路径。谢谢', 'https://example.org/路径'],
  ['看www.example.com，好', 'www.example.com'],
  ['https://example.org好', 'https://example.org'],
  ['「https://example.org/a」', 'https://example.org/a'],
  ['example.com.br/curso, now', 'example.com.br/curso'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['https://www.exämple.org/ä', 'https://www.exämple.org/ä'],
  ['https://пример.рф/я', 'https://пример.рф/я'],
  ['https://192.168.0.1/a', 'https://192.168.0.1/a'],
  ['[https://example.org/a]', 'https://example.org/a'],
  ['www.a.org www.b.org', 'www.a.org www.b.org'],
  ['See www.a.org.Next, and', 'www.a.org'],
  ['https://a.org.É', 'https://a.org'],
  ['https://www.a.com.Br/x', 'https://www.a.com.Br/x'],
  ['www.Example.Org', 'www.Example.Org'],
  ['É o fim.No dia', ''],
  ['README.md, file.zip and main.rs', ''],
  ['README.md/x and and/or', ''],
  ['example.com', ''],
  ['ana@example.org/x', ''],
  ['https://ana@example.org', ''],
  ['javascript:alert(1)', ''],
  ['3.5 km/h', ''],
])('findLinks finds in %j the address %j', (text, addresses) => {
  const found = findLinks(text).map(({ start, end }) => text.slice(start, end))
  expect(found.join(' ')).toBe(addresses)
  expect(mayContainLink(text) || addresses === '').toBe(true)
})

// Covers FLT-152
test.each([
  ['www.example.org', 'https://www.example.org'],
  [' example.org/page?x=1 ', 'https://example.org/page?x=1'],
  ['example.com.br', 'https://example.com.br'],
  ['index.html', 'index.html'],
  ['lesson', 'lesson'],
  ['/contact', '/contact'],
  ['//example.org', '//example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:ana@example.org', 'mailto:ana@example.org'],
])('withScheme reads the address %j of a link as %j', (written, address) => {
  expect(withScheme(written)).toBe(address)
})

// Covers FLT-22
test.each(['a.', 'a-', 'www.', 'https://', '(', 'a.com/', 'ä.', ")'s"])(
  'findLinks reads many %j fast',
  (part) => {
    const start = performance.now()
    findLinks(part.repeat(20_000 / part.length))
    findLinks(`https://a.org/${part.repeat(20_000 / part.length)}`)
    expect(performance.now() - start).toBeLessThan(1_000)
  },
)
