import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'

test('a checkbox toggles when its label is clicked', async () => {
  render(<Checkbox label="I agree" hint="To the terms." />)
  await userEvent.click(screen.getByText('I agree'))
  expect(screen.getByRole('checkbox', { name: 'I agree', checked: true })).toBeTruthy()
})

test('a checkbox is described by its error', () => {
  render(<Checkbox label="I agree" error="Please agree to go on." />)
  const checkbox = screen.getByRole('checkbox', { name: 'I agree' })
  expect(checkbox.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(checkbox.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please agree to go on.',
  )
})
