import { beforeAll, expect, rs, test } from '@rstest/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { FileDrop } from './file-drop'
import { usePastedImages } from './use-pasted-images'

beforeAll(() => void textsLoaded({ kernel: en }))

const file = (name: string, type: string) => new File(['x'], name, { type })
const photo = file('photo.png', 'image/png')
const letter = file('letter.pdf', 'application/pdf')

test('accepts a chosen image', async () => {
  const handleImages = rs.fn()
  render(<FileDrop label="Add a picture" onImages={handleImages} />)
  await userEvent.upload(screen.getByLabelText(/Add a picture/), photo)
  expect(handleImages).toHaveBeenCalledWith([photo])
})

test('accepts one dropped image, or several with multiple', () => {
  const handleImages = rs.fn()
  const drop = { dataTransfer: { files: [photo, file('other.jpg', 'image/jpeg')] } }
  const { rerender } = render(<FileDrop label="Add a picture" onImages={handleImages} />)
  fireEvent.drop(screen.getByText('Add a picture'), drop)
  expect(handleImages).toHaveBeenLastCalledWith([photo])

  rerender(<FileDrop multiple label="Add a picture" onImages={handleImages} />)
  fireEvent.drop(screen.getByText('Add a picture'), drop)
  expect(handleImages).toHaveBeenLastCalledWith(drop.dataTransfer.files)
})

test.each([
  ['a document', letter],
  ['an SVG', file('drawing.svg', 'image/svg+xml')],
  ['a file without a type or a known ending', file('something', '')],
])('rejects %s with a message', (_, rejected) => {
  const handleImages = rs.fn()
  render(<FileDrop label="Add a picture" onImages={handleImages} />)
  fireEvent.drop(screen.getByText('Add a picture'), { dataTransfer: { files: [rejected] } })
  expect(handleImages).not.toHaveBeenCalled()
  expect(screen.getByText('Only pictures can be added here.')).toBeTruthy()
  expect(screen.getByLabelText(/Add a picture/).getAttribute('aria-invalid')).toBe('true')
})

test('takes pasted images and leaves text alone', () => {
  const handleImages = rs.fn()
  function Writer() {
    return <textarea aria-label="Text" onPaste={usePastedImages(handleImages)} />
  }
  render(<Writer />)
  const text = screen.getByLabelText('Text')
  expect(fireEvent.paste(text, { clipboardData: { files: [] } })).toBe(true)
  expect(fireEvent.paste(text, { clipboardData: { files: [letter, photo] } })).toBe(false)
  expect(handleImages.mock.calls).toEqual([[[photo]]])
})
