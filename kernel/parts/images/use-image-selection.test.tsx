import { expect, test } from '@rstest/core'
import { act, renderHook, waitFor } from '@testing-library/react'
import { fakePictures } from '@tests/kit'
import type { PreparedImage } from './prepare-image'
import { useImageSelection } from './use-image-selection'

const photo = (name = 'photo.png', type = 'image/png') => new File(['x'], name, { type })

interface Props {
  readonly sent?: number
  readonly hasCrop?: boolean
}

/** Renders the selection of an image; `changes` are the images of which its owner heard. */
function select(initialProps: Props = {}) {
  const changes: (PreparedImage | undefined)[] = []
  const rendered = renderHook(
    ({ sent = 0, hasCrop = false }: Props) =>
      useImageSelection({
        hasCrop,
        width: 300,
        height: 300,
        sent,
        restored: undefined,
        onChange: (image) => changes.push(image),
      }),
    { initialProps },
  )
  const { result } = rendered
  const seeStep = (step: string) => waitFor(() => expect(result.current.state.step).toBe(step))
  return { ...rendered, changes, seeStep }
}

// Covers FLT-71
test('discarding a form also stops the preparation of its image', async () => {
  const release = fakePictures().hold()
  const { result, rerender, changes } = select()
  act(() => result.current.choose(photo()))
  rerender({ sent: 1 })
  await act(async () => release())
  expect(result.current.state.step).toBe('none')
  expect(changes).toEqual([])
})
