import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox, Switch } from './checkbox'

test('toggles when the label is clicked', async () => {
  render(<Switch label="Public" hint="Everybody can read it." />)
  await userEvent.click(screen.getByText('Public'))
  expect(screen.getByRole('switch', { name: 'Public', checked: true })).toBeTruthy()
})

test('connects an error with the checkbox', () => {
  render(<Checkbox label="I agree" error="Please agree to go on." />)
  const checkbox = screen.getByRole('checkbox', { name: 'I agree' })
  expect(checkbox.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(checkbox.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please agree to go on.',
  )
})
