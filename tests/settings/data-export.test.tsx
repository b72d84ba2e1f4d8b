import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openProduct, recordDownloads, startMockServer } from '@tests/kit'
import { manifests } from '../plugin-combinations/open-screens'

const mock = startMockServer()

// Covers UX-42
test('a member downloads all data as one file, even if a part fails', async () => {
  const files = recordDownloads()
  mock.fault({ operation: 'getGroups', status: 500 })
  await openProduct('/settings', { plugins: manifests, as: 'ana' })
  const data = await screen.findByRole('region', { name: 'Your data' })
  // The code of each part loads by itself.
  await waitFor(async () => {
    fireEvent.click(await within(data).findByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(within(data).queryByText('The file is incomplete')).toBeTruthy())
  })
  const file = files.at(-1)
  expect(file?.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse((await file?.content.text()) ?? '')
  expect(Object.keys(content)).toEqual([
    'posts',
    'saved-and-muted',
    'connections',
    'messages',
    'courses',
    'notes',
    'payments',
  ])
  expect(content.posts.length).toBeGreaterThan(0)
  expect(content.connections.connections.length).toBeGreaterThan(0)
  expect(content.messages[0].messages.length).toBeGreaterThan(0)
  expect(data.textContent).toContain('groups')
})
