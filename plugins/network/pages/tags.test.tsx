import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  expectAccessible,
  fakeClock,
  faultsOfIgnoredBodies,
  renderRoute,
  startMockServer,
  tryFaults,
} from '@tests/kit'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()

/** Opens the screen of Ana, whose only connection is Bruno, because rows are slow. */
async function open() {
  const bruno = mock.state.people.find(({ login }) => login === 'bruno.carvalho')
  mock.state.connections = mock.state.connections.filter(({ personId }) => personId === bruno?.id)
  await renderRoute(manageConnectionsRoute, { plugins: [network], as: 'ana' })
  await screen.findByRole('list', { name: 'Tags: Bruno Carvalho' })
  await findButton('Family')
}
const panel = () => within(screen.getByRole('region', { name: 'Tags' }))
const findButton = (name: string) => panel().findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await findButton(name))
const nameField = () => panel().getByRole<HTMLInputElement>('textbox', { name: 'Tag name' })
const findForm = () => panel().findByRole<HTMLInputElement>('textbox', { name: 'Tag name' })
const hasForm = () => panel().queryByRole('textbox') !== null
const formToClose = () => waitFor(() => expect(hasForm()).toBe(false))
const type = (value: string) => fireEvent.input(nameField(), { target: { value } })
const tagsOfBruno = () =>
  within(screen.getByRole('list', { name: 'Tags: Bruno Carvalho' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// Covers NET-TAG-01
test('the tag form opens, requires a name and closes after sending', async () => {
  await open()
  await press('New tag')
  expect(document.activeElement).toBe(await findForm())
  await press('New tag')
  await formToClose()

  await press('New tag')
  await findForm()
  type('   ')
  await press('Add')
  await panel().findByRole('textbox', { description: /Enter a name for the tag\./ })
  expect(document.activeElement).toBe(nameField())
  await expectAccessible()
  expect(mock.requests('createTag')).toEqual([])

  type('  Choir ')
  await press('Add')
  await findButton('Choir')
  await formToClose()
  expect(mock.onlyRequest('createTag').body).toEqual({ name: 'Choir' })
})

// Covers NET-TAG-01
test('a renamed tag changes on all connections; one tag is edited at a time', async () => {
  await open()
  await press('New tag')
  await findForm()
  await press('Edit tag Garden')
  await waitFor(() => expect(nameField().value).toBe('Garden'))
  expect(panel().queryByRole('button', { name: 'Add' })).toBeNull()
  await press('New tag')
  await waitFor(() => expect(nameField().value).toBe(''))

  await press('Edit tag Garden')
  await waitFor(() => expect(nameField().value).toBe('Garden'))
  type('Orchard')
  await press('Edit')
  await findButton('Orchard')
  await formToClose()
  await waitFor(() => expect(tagsOfBruno()).toEqual(['Music', 'Orchard']))
  expect(mock.onlyRequest('updateTag').body).toEqual({ id: expect.any(Number), name: 'Orchard' })
})

// Covers NET-TAG-01
test('a tag disappears from connections when its deletion is confirmed', async () => {
  await open()
  const answer = async (name: string) =>
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  await press('Delete tag Garden')
  await answer('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(mock.requests('deleteTag')).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Delete tag Garden' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('The tag “Garden” will be removed')
  await answer('Delete tag')
  await waitFor(() => expect(panel().queryByRole('button', { name: 'Garden' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Family/))
  await waitFor(() => expect(tagsOfBruno()).toEqual(['Music']))
  expect(mock.onlyRequest('deleteTag').body).toBeNull()
})

// Covers NET-TAG-01
test('the tag form keeps the name and shows a toast when saving fails', async () => {
  const { advance } = fakeClock()
  await open()
  await press('New tag')
  await findForm()
  await tryFaults(mock, 'createTag', faultsOfIgnoredBodies, {
    advance,
    async send({ name }) {
      type(`Choir ${name}`)
      await press('Add')
    },
    async check({ name, sentence, isApplied, isUncertain }) {
      const failure = isUncertain ? 'We don’t know if the tag was saved' : 'Error creating tag'
      const toast = await screen.findByRole('group', { name: failure })
      expect(toast.textContent).toMatch(sentence)
      expect(nameField().value).toBe(`Choir ${name}`)
      if (isApplied) await findButton(`Choir ${name}`)
      else expect(panel().queryByRole('button', { name: `Choir ${name}` })).toBeNull()
    },
  })
  type('Choir')
  await press('Add')
  await findButton('Choir')
  await formToClose()
})

// Covers NET-TAG-01
test('Escape closes the tag form unless something was typed', async () => {
  await open()
  await press('Edit tag Garden')
  await findForm()
  const pressEscape = () => fireEvent.keyDown(nameField(), { key: 'Escape' })
  type('Orchard')
  pressEscape()
  expect(nameField().value).toBe('Orchard')
  type('Garden')
  pressEscape()
  await formToClose()
})

// Covers NET-TAG-01
test('a tag that is saved or deleted late leaves the focus where the user went meanwhile', async () => {
  await open()
  const elsewhere = screen.getByRole('searchbox', { name: 'Search connections' })
  const release = mock.hold('createTag')
  await press('New tag')
  await findForm()
  type('Choir')
  await press('Add')
  await waitFor(() => expect(mock.requests('createTag')).toHaveLength(1))
  elsewhere.focus()
  release()
  await formToClose()
  expect(document.activeElement).toBe(elsewhere)

  const releaseDeletion = mock.hold('deleteTag')
  await press('Delete tag Garden')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete tag' }))
  await waitFor(() => expect(mock.requests('deleteTag')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  elsewhere.focus()
  releaseDeletion()
  await waitFor(() => expect(panel().queryByRole('button', { name: 'Garden' })).toBeNull())
  expect(document.activeElement).toBe(elsewhere)
})
