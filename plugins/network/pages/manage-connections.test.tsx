import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, renderRoute, startMockServer } from '@tests/kit'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()

const open = (query = {}) => renderRoute(manageConnectionsRoute, { plugins: [network], as: 'ana', query })
const ana = () => mock.state.people.find(({ email }) => email === 'ana@roda.example')

// Covers NET-CONN-01
test('focus moves to the heading when the filter of an unused tag is cleared', async () => {
  mock.state.tags.push({ id: 99_001, ownerId: ana()?.id ?? '', name: 'Nobodys' })
  await open({ tag: 99_001 })
  await userEvent.click(await screen.findByRole('button', { name: 'Show all connections' }))
  await waitFor(() => expect(screen.queryByText('No connections with this tag')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My connections' }))
})

// Covers NET-FIND-01
test('a connection can be requested again after the request was canceled', async () => {
  await open()
  await press('Find people')
  fireEvent.input(await screen.findByLabelText('Who are you looking for?'), {
    target: { value: 'nova' },
  })
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  fireEvent.click(await screen.findByText('Connect'))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel invitation: nova@roda.example' }))
  expect(await screen.findByText('Connect')).toBeTruthy()
  expect(screen.queryByText('Requested')).toBeNull()
})

// Covers NET-TAG-01
test('the tag form stays open when the save of an earlier form finishes late', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'New tag' }))
  mock.fault({ operation: 'createTag', latency: 700, times: 1 })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tag name' }), 'Slow')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const [edit] = await screen.findAllByRole('button', { name: /^Edit tag/ })
  await userEvent.click(edit as HTMLElement)
  await userEvent.type(screen.getByRole('textbox', { name: 'Tag name' }), ', and louder')
  expect(await screen.findByText('Slow')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag name' }).value).toMatch(/, and louder$/)
})

/** Returns the text of the live region. */
const announcedText = () =>
  screen
    .getAllByRole('log')
    .map(({ textContent }) => textContent)
    .join(' ')

// Covers FLT-102
test('focus moves from a row to the selection bar when F6 is pressed', async () => {
  await open()
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select / })
  const last = boxes.at(-1) as HTMLElement
  await userEvent.click(boxes[0] as HTMLElement)
  await userEvent.click(last)
  await waitFor(() => expect(announcedText()).toContain('2 selected. Press F6'))
  await userEvent.keyboard('{F6}')
  const bar = screen.getByRole('group', { name: '2 selected' })
  expect(bar.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(last)
})

/** Opens the screen and records the announcements in the live region. */
async function openAndRecord() {
  await open()
  const lines: string[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const politeness = node.parentElement?.getAttribute('aria-live')
      if (politeness) lines.push(`${politeness}: ${node.textContent}`)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { lines, stop: () => observer.disconnect() }
}

// Covers FLT-98
test('detaching or deleting a tag is announced once to screen readers', async () => {
  const { lines, stop } = await openAndRecord()
  const [menu] = await screen.findAllByRole('button', { name: /^More actions/ })
  await userEvent.click(menu as HTMLElement)
  const ticked = await screen.findAllByRole('menuitemcheckbox', { checked: true })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard(`${ticked[0]?.textContent?.slice(0, 3)}{Enter}`)
  await waitFor(() => expect(lines).toContain('polite: Tag removed'))
  const [trash] = await screen.findAllByRole('button', { name: /^Delete tag/ })
  await userEvent.click(trash as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete tag' }))
  await waitFor(() => expect(lines).toContain('polite: Tag deleted'))
  stop()
  expect(lines.filter((line) => /tag/i.test(line))).toEqual(['polite: Tag removed', 'polite: Tag deleted'])
})

const countOf = (operation: string) =>
  mock.requests().filter(({ operationId }) => operationId === operation).length
const tagName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tag name' })
async function openInvitation() {
  await userEvent.click(await screen.findByRole('link', { name: 'Invite people' }))
}
const addresses = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const expectText = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])

// Covers FLT-01
test('the tag form keeps the typed name if the session ended in another tab', async () => {
  await open()
  await press('New tag')
  await userEvent.type(await tagName(), 'Choir')
  endSessionElsewhere()
  await press('Add')
  await expectText(/You’re logged out/)
  expect(screen.queryByText('Tag created')).toBeNull()

  cleanup()
  await open()
  await press('New tag')
  expect((await tagName()).value).toBe('Choir')
  await press('Add')
  await expectText('Tag created')
  expect(countOf('createTag')).toBe(1)
  await press('New tag')
  expect((await tagName()).value).toBe('')
})

// Covers FLT-01
test('the tag form keeps the typed name until it is canceled', async () => {
  await open()
  const edit = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Edit tag/ })
    await userEvent.click(button as HTMLElement)
    return tagName()
  }
  const { value: before } = await edit()
  await userEvent.type(await tagName(), ' and choir')
  endSessionElsewhere()
  await press('Edit')
  await expectText(/You’re logged out/)

  cleanup()
  await open()
  expect((await edit()).value).toBe(`${before} and choir`)
  await press('Cancel')
  expect((await edit()).value).toBe(before)
  expect(countOf('updateTag')).toBe(0)
})

// Covers FLT-01
test('the invitation form keeps addresses when another tab ends the session', async () => {
  await open()
  await openInvitation()
  await userEvent.type(await addresses(), 'one@example.org{Enter}two@example.org')
  endSessionElsewhere()
  await press('Send invitations')
  await expectText(/Error sending invitation/)
  await expectText(/Your session has ended/)
  expect(screen.queryByText('Invitations sent')).toBeNull()

  cleanup()
  await open()
  await openInvitation()
  expect((await addresses()).value).toBe('one@example.org\ntwo@example.org')
  await press('Send invitations')
  await expectText('Invitations sent')
  expect(countOf('createInvitation')).toBe(2)
})
