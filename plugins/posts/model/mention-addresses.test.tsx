import { addressOf } from '@kernel'
import { expect, test } from '@rstest/core'
import { readMentions, withMention, writeMentions } from './mention-addresses'

const page = (login: string) => addressOf(`/@${login}`)

// Covers UX-65
test.each([
  ['@ana', page('ana')],
  [
    'Ask @ana, (@ana.martins) or\n@bruno-c.',
    `Ask ${page('ana')}, (${page('ana.martins')}) or\n${page('bruno-c')}.`,
  ],
  ['@ana @ana.martins', `${page('ana')} ${page('ana.martins')}`],
  ['me@ana @ana@ana @ana/x @anamaria', 'me@ana @ana@ana @ana/x @anamaria'],
  ['@somebody', '@somebody'],
])('%j is published as %j, and edited as it was written', (content, published) => {
  const mentioned = ['ana', 'ana.martins', 'bruno-c'].reduce(withMention, '')
  expect(writeMentions({ content, mentioned })).toBe(published)
  const read = readMentions(published)
  expect(read.content).toBe(content)
  expect(writeMentions(read)).toBe(published)
})

// Covers UX-65
test.each([
  ['a name that was not chosen', '@ana'],
  ['a post', `See ${page('ana')}?post=5`],
  ['a comment', `See ${page('ana')}#comment-5`],
  ['a link to another site', '[Ana](https://evil.example/@ana)'],
  ['a link whose name also stands alone', `[Ana] and [Ana](${page('ana')})`],
  ['two links with the same name', `[Ana](${page('ana')}) [Ana](${page('anna')})`],
  ['another site', 'https://evil.example/@ana'],
  ['a longer path', `${page('ana')}/more`],
])('the address of %s stays as it is', (_, content) => {
  expect(readMentions(content)).toEqual({ content, mentioned: '' })
  expect(writeMentions({ content, mentioned: '' })).toBe(content)
})

// Covers UX-65
test('a mention is dropped with its name', () => {
  expect(writeMentions({ content: 'Ask somebody', mentioned: withMention('', 'ana') })).toBe('Ask somebody')
  expect(withMention(withMention(withMention('', 'ana'), 'bruno'), 'ana')).toBe('ana bruno')
})

// Covers UX-65, UX-71
test('a link to a page of the product is written as its name', () => {
  const lesson = addressOf('/lesson?course=1&lesson=2&at=65')
  const published = `Who got [Asking questions · 1:05](${lesson}), ${page('ana')}.`
  const read = readMentions(published)
  expect(read.content).toBe('Who got [Asking questions · 1:05], @ana.')
  expect(writeMentions(read)).toBe(published)
  const mentioned = withMention(withMention('bruno', read.mentioned), 'ana')
  expect(writeMentions({ content: `@bruno: ${read.content}`, mentioned })).toBe(
    `${page('bruno')}: ${published}`,
  )
  expect(writeMentions({ content: 'Who got it?', mentioned })).toBe('Who got it?')
})
