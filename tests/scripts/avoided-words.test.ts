import { expect, test } from '@rstest/core'
import { avoidedWordsIn, findAvoidedWords } from '../../scripts/check/avoided-words.mjs'

const document = `
## Terms

| en | not this table | x |

## Avoid

| Language | Avoid | Write |
| --- | --- | --- |
| en | for good | can’t be undone |
| pt-BR | tentar de novo | tentar novamente |
`

// Covers UX-50
test('the text check finds the avoided words of each language', () => {
  const avoided = avoidedWordsIn(document)
  expect([...avoided.keys()]).toEqual(['en', 'pt-BR'])
  const texts = { a: 'Deleted For Good', b: 'Tentar de novo' }
  expect(findAvoidedWords(texts, avoided.get('en')).map(({ key }) => key)).toEqual(['a'])
  expect(findAvoidedWords(texts, avoided.get('pt-BR'))).toEqual([
    { key: 'b', avoid: 'tentar de novo', write: 'tentar novamente' },
  ])
  expect(findAvoidedWords(texts, avoided.get('es'))).toEqual([])
})
