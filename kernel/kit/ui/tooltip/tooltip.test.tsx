import { expect, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from './tooltip'

/** The visible text; screen readers read another element. */
const bubble = () => document.querySelector('[data-scope=tooltip][data-part=content]')
const seeBubble = () => waitFor(() => expect(bubble()?.textContent).toBe('Counts each reader once'))
const seeNoBubble = () => waitFor(() => expect(bubble()).toBeNull())

// Covers UX-08
test('a tooltip shows on hover and on focus, and hides on Escape', async () => {
  const user = userEvent.setup()
  render(
    <Tooltip text="Counts each reader once">
      {(id) => (
        <button type="button" aria-describedby={id}>
          Readers
        </button>
      )}
    </Tooltip>,
  )
  const button = screen.getByRole('button', { description: 'Counts each reader once' })
  await user.hover(button)
  await seeBubble()
  await user.unhover(button)
  await seeNoBubble()
  await user.tab()
  expect(document.activeElement).toBe(button)
  await seeBubble()
  await user.keyboard('{Escape}')
  await seeNoBubble()
})
