import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import { Progress } from './progress'

test.each([
  [62.9, '62'],
  [99.99, '99'],
  [100, '100'],
  [140, '100'],
  [-3, '0'],
  [Number.NaN, '0'],
])('a progress bar announces %d percent as %s', (percent, shown) => {
  render(<Progress label="Your progress" percent={percent} />)
  expect(screen.getByRole('progressbar', { name: 'Your progress' }).getAttribute('aria-valuenow')).toBe(shown)
})
