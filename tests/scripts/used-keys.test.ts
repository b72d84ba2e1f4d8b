import { expect, test } from '@rstest/core'
import { findKeys } from '../../scripts/check/used-keys.mjs'

const source = `
  const { close } = t
  return <p title={t.greeting()}>{t['login.title']()}{say(texts.ref('login.failed'))}{t[\`failure.\${kind}\`]()}</p>
`

test('findKeys finds keys used as a property, a variable name or a string', () => {
  const { names } = findKeys(source, 'screen.tsx')
  for (const key of ['close', 'greeting', 'login.title', 'login.failed']) expect(names).toContain(key)
})

test('findKeys ignores a template string without fixed characters', () => {
  const { patterns } = findKeys(`${source}; t[\`\${a}\${b}\`]`, 'screen.tsx')
  expect(patterns.map((pattern) => pattern.test('failure.silent'))).toEqual([true])
  expect(patterns.some((pattern) => pattern.test('login.title'))).toBe(false)
})
