import { beforeAll, expect, rs, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { ComponentLoadError } from './component-load-error'
import { lazyComponent, useLazyComponent } from './lazy-component'

beforeAll(() => void textsLoaded({ kernel: en }))

const arrived = { default: () => <p>The heavy part</p> }

test('can be retried after a failed load', async () => {
  const importPart = rs.fn<() => Promise<typeof arrived>>()
  importPart
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(arrived)
  const part = lazyComponent(importPart)

  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    const [hasFailed, setHasFailed] = useState(false)
    const Part = useLazyComponent(part, isOpen, () => {
      setIsOpen(false)
      setHasFailed(true)
    })
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {Part && isOpen && <Part />}
        {hasFailed && !isOpen && (
          <ComponentLoadError onRetry={() => setIsOpen(true)} onClose={() => setHasFailed(false)} />
        )}
      </>
    )
  }
  render(<Opener />)
  const button = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('did not load')
  expect(document.activeElement).toBe(button)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The heavy part')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('loads once', async () => {
  const importPart = rs.fn(() => Promise.resolve(arrived))
  const part = lazyComponent(importPart)
  part.preload()
  await part.load()
  part.preload()
  expect(importPart).toHaveBeenCalledTimes(1)
  expect(part.loaded).toBe(arrived.default)
})
