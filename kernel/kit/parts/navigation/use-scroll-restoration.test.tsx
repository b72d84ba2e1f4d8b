import { expect, test } from '@rstest/core'
import { render } from '@testing-library/react'
import { restoreScroll, useScrollRestoration } from './use-scroll-restoration'

function Screen({ at }: { readonly at: string }) {
  useScrollRestoration(at)
  return <a href="#next">Next</a>
}

test('a click that navigates away records the scroll position', () => {
  const { getByText, rerender } = render(<Screen at="first" />)
  window.scrollTo(0, 900)
  getByText('Next').click()
  rerender(<Screen at="second" />)
  window.scrollTo(0, 0)
  restoreScroll('first')()
  expect(window.scrollY).toBe(900)
})
