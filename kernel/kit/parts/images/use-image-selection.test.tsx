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
        onWork: undefined,
        onSource: undefined,
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

// Covers FLT-127
test('cancelling another crop keeps the finished image, and its owner hears of no change', async () => {
  fakePictures()
  const { result, changes, seeStep } = select({ hasCrop: true })
  act(() => result.current.choose(photo()))
  await seeStep('cropping')
  act(() => result.current.crop({ x: 0, y: 0, width: 10, height: 10 }))
  await seeStep('ready')
  const finished = result.current.state
  act(() => result.current.cropAgain())
  expect(result.current.state.step).toBe('cropping')
  act(() => result.current.cancel())
  expect(result.current.state).toBe(finished)
  expect(changes).toHaveLength(1)
})

// Covers FLT-127
test('a file that is no image keeps the open crop', async () => {
  fakePictures()
  const { result, seeStep } = select({ hasCrop: true })
  act(() => result.current.choose(photo('first.png')))
  await seeStep('cropping')
  act(() => result.current.choose(photo('notes.txt', 'text/plain')))
  await waitFor(() => expect(result.current.error).toBe('kind'))
  expect(result.current.state).toMatchObject({ step: 'cropping', source: { name: 'first.png' } })
  act(() => result.current.cancel())
  expect(result.current.state.step).toBe('none')
})
