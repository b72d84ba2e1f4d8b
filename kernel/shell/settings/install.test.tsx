import { expect, rs, test } from '@rstest/core'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { followInstallPrompt } from './install'

startMockServer()

// Covers UX-44
test('the settings show the install button until it was used', async () => {
  const scope = await openProduct('/settings', { as: 'ana', settings: { brand: { name: 'Sala' } } })
  followInstallPrompt(scope)
  expect(await screen.findByRole('region', { name: 'Appearance' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull()

  const prompt = rs.fn(async () => undefined)
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  expect(await screen.findByText(/Install Sala on this device/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Install app' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await expect.poll(() => screen.queryByRole('button', { name: 'Install app' })).toBeNull()
})
