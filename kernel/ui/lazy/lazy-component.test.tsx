import { beforeAll, expect, rs, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { installFocusRestoration } from '../focus/focus-restoration'
import { ComponentLoadError } from './component-load-error'
import { lazyComponent, useLazyComponent } from './lazy-component'

beforeAll(() => void textsLoaded({ kernel: en }))
beforeAll(installFocusRestoration)

const loadedModule = { default: () => <p>The heavy part</p> }

test('a lazy component can be loaded again after a failure', async () => {
  const importComponent = rs.fn<() => Promise<typeof loadedModule>>()
  importComponent
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(loadedModule)
  const lazy = lazyComponent(importComponent)

  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    const [hasFailed, setHasFailed] = useState(false)
    const Loaded = useLazyComponent(lazy, isOpen, () => {
      setIsOpen(false)
      setHasFailed(true)
    })
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {Loaded && isOpen && <Loaded />}
        {hasFailed && !isOpen && (
          <ComponentLoadError onRetry={() => setIsOpen(true)} onClose={() => setHasFailed(false)} />
        )}
      </>
    )
  }
  render(<Opener />)
  const button = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
  expect(document.activeElement).toBe(button)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The heavy part')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a lazy component loads its code only once', async () => {
  const importComponent = rs.fn(() => Promise.resolve(loadedModule))
  const lazy = lazyComponent(importComponent)
  lazy.preload()
  await lazy.load()
  lazy.preload()
  expect(importComponent).toHaveBeenCalledTimes(1)
  expect(lazy.loaded).toBe(loadedModule.default)
})

// Covers ACC-LAND-02
test('a lazy component appears when its code loads between the render and its effects', async () => {
  const Loaded = () => <p>Loaded</p>
  const component = {
    loaded: undefined as ComponentType | undefined,
    load: async () => Loaded,
    preload: () => undefined,
  }
  function Screen() {
    const Found = useLazyComponent(component, true, () => undefined)
    useLayoutEffect(() => {
      component.loaded = Loaded
    })
    return Found ? <Found /> : null
  }
  render(<Screen />)
  expect(await screen.findByText('Loaded')).toBeTruthy()
})
