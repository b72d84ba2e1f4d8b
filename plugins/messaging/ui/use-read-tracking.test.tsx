import { expect, test } from '@rstest/core'
import { renderHook } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { useReadTracking } from './use-read-tracking'
import type { Row } from './use-rows'

const row = (id: number): Row => ({ key: `id:${id}`, id, userId: 'bruno', text: `Message ${id}` })

// Covers MSG-CHAT-04
test('the messages below are those after the seen ones, also when the last seen one was deleted', () => {
  const scope = fork()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider value={scope}>{children}</Provider>
  )
  const [first, second, third] = [row(1), row(2), row(3)]
  const { result, rerender } = renderHook(
    ({ rows, isEndShown }: { readonly rows: readonly Row[]; readonly isEndShown: boolean }) =>
      useReadTracking('bruno', rows, isEndShown),
    { wrapper, initialProps: { rows: [first], isEndShown: true } },
  )
  rerender({ rows: [first, second, third], isEndShown: true })
  rerender({ rows: [first, second, third], isEndShown: false })
  rerender({ rows: [first, second], isEndShown: false })
  expect(result.current).toBe(0)
  rerender({ rows: [first, second, row(4)], isEndShown: false })
  expect(result.current).toBe(1)
})
