import { expect, rs, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from './chip'

test('a toggle chip requests the opposite state when it is clicked', async () => {
  const handleSelect = rs.fn()
  const { rerender } = render(<Chip label="Garden" onSelect={handleSelect} />)
  await userEvent.click(screen.getByRole('button', { name: 'Garden', pressed: false }))
  rerender(<Chip label="Garden" isSelected onSelect={handleSelect} />)
  await userEvent.click(screen.getByRole('button', { name: 'Garden', pressed: true }))
  expect(handleSelect.mock.calls).toEqual([[true], [false]])
})

test('a chip without a click handler is not a button', () => {
  render(<Chip label="Family" />)
  expect(screen.queryByRole('button')).toBeNull()
})
