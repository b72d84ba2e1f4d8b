import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import { type ComponentType, useLayoutEffect } from 'react'
import { useLazyComponent } from './lazy-component'

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
