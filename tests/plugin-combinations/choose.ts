import { expect } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const user = userEvent.setup({ delay: null })

/** Chooses an item of a menu by keyboard: happy-dom loses a click right after the one that opened the menu. */
export async function choose(button: HTMLElement, name: string, role = 'menuitem'): Promise<void> {
  fireEvent.click(button)
  const item = await screen.findByRole(role, { name })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await user.keyboard(name.slice(0, 3))
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  await user.keyboard('{Enter}')
}
