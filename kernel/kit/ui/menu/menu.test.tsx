import { beforeAll, expect, rs, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { installFocusRestoration } from '../focus/focus-restoration'
import { Menu } from './menu'

const choose = rs.fn()
beforeAll(installFocusRestoration)

function Languages() {
  const items = ['English', 'Español', 'Português'].map((name) => ({
    id: name,
    label: name,
    isChecked: name === 'Español',
    onSelect: () => choose(name),
  }))
  return (
    <MemoryRouter>
      <button type="button">Before</button>
      <Menu
        items={[...items, { id: 'help', label: 'Help', to: '/help' }]}
        trigger={(props) => (
          <button type="button" {...props}>
            Language
          </button>
        )}
      />
      <button type="button">Elsewhere</button>
    </MemoryRouter>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Language' })
const highlighted = () => document.querySelector('[data-highlighted]')?.textContent

test('a closed menu renders only its menu button', () => {
  render(<Languages />)
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu')
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a menu opened by keyboard highlights the checked item', async () => {
  render(<Languages />)
  const before = trigger()
  before.focus()
  await userEvent.keyboard('{ArrowDown}')
  const menu = await screen.findByRole('menu', { name: 'Language' })
  await waitFor(() => expect(document.activeElement).toBe(menu))
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(highlighted()).toBe('Español')
  expect(screen.getByRole('menuitemradio', { name: 'Español', checked: true })).toBeTruthy()

  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(choose).toHaveBeenCalledWith('Português'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(before)
})

test('a menu closes on Escape without a selection', async () => {
  choose.mockClear()
  render(<Languages />)
  await userEvent.click(trigger())
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(trigger())
  expect(choose).not.toHaveBeenCalled()
})

test('a menu renders items with a target as links', async () => {
  render(<Languages />)
  await userEvent.click(trigger())
  expect((await screen.findByRole('menuitem', { name: 'Help' })).getAttribute('href')).toBe('/help')
})

test('a group of menu items has its caption as accessible name', async () => {
  render(
    <MemoryRouter>
      <Menu
        items={[
          { id: 'profile', label: 'Profile' },
          { id: 'light', label: 'Light', isChecked: true, caption: 'Theme' },
          { id: 'dark', label: 'Dark', isChecked: false },
          { id: 'out', label: 'Log out', isSeparated: true },
        ]}
        trigger={(props) => (
          <button type="button" {...props}>
            Account menu
          </button>
        )}
      />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  const group = await screen.findByRole('group', { name: 'Theme' })
  expect([...group.querySelectorAll('[role^=menuitem]')].map((line) => line.textContent)).toEqual([
    'Light',
    'Dark',
  ])
  expect(screen.getAllByRole('separator').length).toBe(2)
})

// Covers FLT-91
test('Tab closes a menu and focuses the next control', async () => {
  render(<Languages />)
  for (const [keys, goal] of [
    ['{Tab}', 'Elsewhere'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ] as const) {
    await userEvent.click(trigger())
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(document.activeElement).toBe(menu))
    // Menu items are not tab stops, not even those that are links.
    expect(menu.querySelectorAll('a:not([tabindex="-1"]), [role^=menuitem][tabindex="0"]').length).toBe(0)
    await userEvent.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement?.textContent).toBe(goal)
  }
})

// Covers FLT-91
test('Enter on a link in a menu navigates without a page reload', async () => {
  let wentWithin = 0
  const count = (event: MouseEvent) => {
    if (event.defaultPrevented) wentWithin += 1
  }
  addEventListener('click', count)
  render(<Languages />)
  trigger().focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  expect(highlighted()).toBe('Help')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  removeEventListener('click', count)
  expect(wentWithin).toBe(1)
})
