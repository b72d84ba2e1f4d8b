import { expect, test } from '@rstest/core'
import { fireEvent, render } from '@testing-library/react'
import { BrandMark } from './brand-mark'

// Covers FLT-57
test('the brand mark shows the default logo when the configured one fails', () => {
  const { container } = render(<BrandMark logo="/none.svg" />)
  const logo = container.querySelector('img')
  expect(logo?.getAttribute('src')).toBe('/none.svg')
  if (logo) fireEvent.error(logo)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})
