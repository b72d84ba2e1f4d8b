import { addressOf } from '@kernel'
import { expect, test } from '@rstest/core'
import { readEditablePost } from './editable-post'
import { readMentions, withMention, writeMentions } from './mention-addresses'
import { postChangeBody } from './post-body'
import { draftOf, type PostDraft } from './post-draft'

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

// Covers UX-71
test('a question keeps its lesson outside of the text', () => {
  const link = addressOf('/lesson?course=1&lesson=2&at=65')
  const content = `<a href="${link.replaceAll('&', '&amp;')}">Slots · 1:05</a>\nWhy?`
  const post = readEditablePost({ id: 1, content })
  const own = draftOf(post)
  expect(own).toMatchObject({ opening: `[Slots · 1:05](${link})\n`, content: 'Why?', mentioned: '' })
  const changed = (change: Partial<PostDraft>) =>
    postChangeBody(post, { ...own, ...change }, undefined).content
  expect(changed({})).toBe(content)
  expect(changed({ content: 'Why not?' })).toBe(content.replace('Why', 'Why not'))
  expect(changed({ opening: '' })).toBe('Why?')
  const other = '<p><a href="https://other.example/lesson?course=1&amp;lesson=2">Slots</a><br>Why?</p>'
  expect(draftOf(readEditablePost({ id: 1, content: other })).opening).toBe('')
})
