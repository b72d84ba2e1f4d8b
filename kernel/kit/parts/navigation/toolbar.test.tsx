import { beforeAll, expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { Toolbar } from './toolbar'

const scope = fork()
beforeAll(() => allSettled(textsLoaded, { scope, params: { kernel: en } }))

const routes = [
  { path: '/', element: <p>Home</p> },
  { path: '/groups', element: <p>Groups</p> },
  {
    path: '/group/create',
    element: <Toolbar title="New group" actions={<button type="button">Save</button>} />,
  },
  { path: '/lesson', element: <Toolbar title="Lesson 3" backTo="/groups" /> },
]

const open = (...entries: string[]) =>
  render(
    <Provider value={scope}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: entries })} />
    </Provider>,
  )

// Covers KRN-NAV-05
test('the toolbar shows a title, actions and a back button', async () => {
  history.replaceState({ idx: 1 }, '')
  open('/groups', '/group/create')
  expect(screen.getByRole('heading', { name: 'New group' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Groups')).toBeTruthy()
})

// Covers KRN-NAV-05
test('the back button leads home when the screen was opened by URL', async () => {
  history.replaceState(null, '')
  open('/group/create')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Home')).toBeTruthy()
})

// Covers KRN-NAV-05
test('the back button leads to the address in the prop backTo', async () => {
  open('/lesson')
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByText('Groups')).toBeTruthy()
})
