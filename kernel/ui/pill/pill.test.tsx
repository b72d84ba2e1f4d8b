import { beforeAll, expect, rs, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textsArrived } from '../../i18n/i18n'
import en from '../../locales/en'
import { Pill } from './pill'

beforeAll(() => void textsArrived({ kernel: en }))

test('a click asks for the other state', async () => {
  const handleSelect = rs.fn()
  const { rerender } = render(<Pill label="Garden" onSelect={handleSelect} />)
  await userEvent.click(screen.getByRole('button', { name: 'Garden', pressed: false }))
  rerender(<Pill label="Garden" isSelected onSelect={handleSelect} />)
  await userEvent.click(screen.getByRole('button', { name: 'Garden', pressed: true }))
  expect(handleSelect.mock.calls).toEqual([[true], [false]])
})

test('its cross removes it and names what goes', async () => {
  const handleRemove = rs.fn()
  render(<Pill label="Ana Souza" onRemove={handleRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ana Souza' }))
  expect(handleRemove).toHaveBeenCalledTimes(1)
})

test('a pill that only names something is no button', () => {
  render(<Pill label="Family" />)
  expect(screen.queryByRole('button')).toBeNull()
})
