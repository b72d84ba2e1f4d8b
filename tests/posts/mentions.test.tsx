import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, openProduct, startMockServer } from '@tests/kit'
import network from '../../plugins/network/plugin'
import notices from '../../plugins/notices/plugin'
import { typedMention } from '../../plugins/posts/model/typed-mention'
import posts from '../../plugins/posts/plugin'
import preferences from '../../plugins/preferences/plugin'
import publicPage from '../../plugins/public-page/plugin'

const plugins = [notices, posts, network, preferences, publicPage]
const mock = startMockServer()
const address = (login: string) => `${location.origin}/@${login}`

// Covers UX-65
test.each([
  ['@', ''],
  ['Ask @br', 'br'],
  ['(@Inês', 'Inês'],
  ['שלום @אנה', 'אנה'],
  ['two\n@bruno.c', 'bruno.c'],
  ['me@ana', undefined],
  ['@ana ', undefined],
  ['@@', undefined],
  [`@${'a'.repeat(31)}`, undefined],
])('the text %j mentions %j', (text, name) => {
  expect(typedMention(text, text.length, text.length)?.name).toBe(name)
  expect(typedMention(`${text} and more`, text.length, text.length)?.name).toBe(name)
  expect(typedMention(text, 0, text.length)).toBeUndefined()
})

async function write(text: string) {
  await openProduct('/createPost', { plugins, as: 'ana' })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await userEvent.type(field, text)
  return field
}
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'People to mention' })).getAllByRole('option')

// Covers UX-65
test('keys choose a person to mention, and the field keeps the focus', async () => {
  const field = await write('Ask @in')
  const found = await options()
  expect(found.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Inês Lourenço@ines.lourenco']),
  )
  expect(document.activeElement).toBe(field)
  const login = (option: Element | undefined) => option?.textContent?.split('@').at(-1) ?? ''
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(found[0]?.id))
  await expectAccessible(screen.getByRole('dialog', { name: 'New post' }))
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(field.value).toBe(`Ask @${login(found[0])} `)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
})

// Covers UX-65
test('Escape closes the people to mention, not the editor; an input method keeps its keys', async () => {
  const field = await write('@br')
  await options()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(field.value).toBe('@br')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'New post' })).toBeTruthy()
  await userEvent.type(field, 'u')
  for (const { textContent } of await options()) expect(textContent?.toLowerCase()).toContain('bru')
})

// Covers UX-65
test('a mention in a comment is sent as the address of the public page, and edited as a name', async () => {
  await openProduct('/mypage?tab=feed', { plugins, as: 'ana' })
  const card = within((await screen.findAllByRole('article'))[0] ?? document.body)
  await userEvent.click(card.getByRole('button', { name: /^Comment/ }))
  const field = await card.findByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(field, '@ines')
  const [first] = await options()
  await userEvent.click(first ?? field)
  expect(field.value).toBe('@ines.lourenco ')
  await userEvent.type(field, 'has tin glaze, not @bruno.carvalho.')
  await userEvent.click(card.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(mock.requests('createComment')).toHaveLength(1))
  expect(mock.onlyRequest('createComment').body).toMatchObject({
    content: `${address('ines.lourenco')} has tin glaze, not @bruno.carvalho.`,
  })
  await userEvent.click(await card.findByRole('button', { name: 'Edit comment' }))
  const edited = await card.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' })
  expect(edited.value).toBe('@ines.lourenco has tin glaze, not @bruno.carvalho.')
  await userEvent.type(edited, ' Ever.')
  await userEvent.click(card.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(mock.requests('updateComment')).toHaveLength(1))
  expect(mock.onlyRequest('updateComment').body).toMatchObject({
    content: `${address('ines.lourenco')} has tin glaze, not @bruno.carvalho. Ever.`,
  })
})

// Covers UX-65
test('a mention in a post is sent as the address of the public page; without its name, nothing is left', async () => {
  const field = await write('Ask @ines')
  await options()
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('Ask @ines.lourenco ')
  await userEvent.clear(field)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('ines.lourenco'))
  await userEvent.type(field, '@ines.lourenco @ines')
  await options()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(mock.requests('createPost')).toHaveLength(1))
  const body = mock.onlyRequest('createPost').body
  expect(Object(body).content).toContain(`${address('ines.lourenco')} ${address('ines.lourenco')}`)
})
