import { expect, rs, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Switch } from './switch'

test('a switch toggles by a click on its label and by the space bar', async () => {
  const handleChange = rs.fn()
  render(
    <Switch
      label="Public"
      hint="Everybody can read it."
      onChange={({ target }) => handleChange(target.checked)}
    />,
  )
  await userEvent.click(screen.getByText('Public'))
  const control = await screen.findByRole('switch', { name: 'Public', checked: true })
  expect(control.getAttribute('aria-describedby')).toBe(screen.getByText('Everybody can read it.').id)
  control.focus()
  await userEvent.keyboard(' ')
  await screen.findByRole('switch', { name: 'Public', checked: false })
  expect(handleChange.mock.calls).toEqual([[true], [false]])
})

test('a switch stays off when its parent component refuses the change', async () => {
  function Screen() {
    const [isOn, setIsOn] = useState(false)
    return (
      <>
        <Switch label="Refused" checked={false} onChange={() => undefined} />
        <Switch label="Followed" checked={isOn} onChange={() => setIsOn(!isOn)} />
      </>
    )
  }
  render(<Screen />)
  await userEvent.click(screen.getByRole('switch', { name: 'Refused' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Followed' }))
  await screen.findByRole('switch', { name: 'Followed', checked: true })
  expect(screen.getByRole('switch', { name: 'Refused', checked: false })).toBeTruthy()
})

test('a disabled switch does not toggle', async () => {
  render(<Switch label="Later" disabled />)
  await userEvent.click(screen.getByText('Later'))
  expect(screen.getByRole('switch', { name: 'Later', checked: false })).toHaveProperty('disabled', true)
})
