import { beforeAll, expect, rs, test } from '@rstest/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { FileDrop } from './file-drop'

beforeAll(() => void textsLoaded({ kernel: en }))

const file = (name: string, type: string) => new File(['x'], name, { type })
const photo = file('photo.png', 'image/png')
const letter = file('letter.pdf', 'application/pdf')

const area = () => screen.getByRole('button', { name: 'Add a picture' })
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement
const drop = (...files: File[]) => {
  const items = files.map((dropped) => ({ kind: 'file', getAsFile: () => dropped }))
  const event = { dataTransfer: { types: ['Files'], items } }
  fireEvent.dragOver(area(), event)
  fireEvent.drop(screen.getByRole('button'), event)
}

test('FileDrop opens the file picker on click, Enter and space bar', async () => {
  render(<FileDrop label="Add a picture" hint="PNG or JPEG" onImages={() => undefined} />)
  expect(document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'PNG or JPEG',
  )
  const handleOpen = rs.fn()
  fileInput().addEventListener('click', handleOpen)
  await userEvent.click(area())
  await waitFor(() => expect(handleOpen).toHaveBeenCalledTimes(1))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(handleOpen).toHaveBeenCalledTimes(2))
  await userEvent.keyboard(' ')
  await waitFor(() => expect(handleOpen).toHaveBeenCalledTimes(3))
})

test('FileDrop accepts an image, and the same image a second time', async () => {
  const handleImages = rs.fn()
  render(<FileDrop label="Add a picture" onImages={handleImages} />)
  await userEvent.upload(fileInput(), photo)
  await waitFor(() => expect(handleImages.mock.calls).toEqual([[[photo]]]))
  await userEvent.upload(fileInput(), photo)
  await waitFor(() => expect(handleImages.mock.calls).toEqual([[[photo]], [[photo]]]))
})

test('FileDrop accepts one dropped image, or several when multiple is set', async () => {
  const handleImages = rs.fn()
  const other = file('other.jpg', 'image/jpeg')
  const { rerender } = render(<FileDrop label="Add a picture" onImages={handleImages} />)
  drop(photo, other)
  await waitFor(() => expect(handleImages).toHaveBeenLastCalledWith([photo]))

  rerender(<FileDrop multiple label="Add a picture" onImages={handleImages} />)
  drop(photo, other)
  await waitFor(() => expect(handleImages).toHaveBeenLastCalledWith([photo, other]))
})

test.each([
  ['a document', letter],
  ['an SVG', file('drawing.svg', 'image/svg+xml')],
  ['a file without a known type or extension', file('something', '')],
])('FileDrop rejects %s with a message', async (_, rejected) => {
  const handleImages = rs.fn()
  render(<FileDrop label="Add a picture" onImages={handleImages} />)
  drop(rejected)
  const message = await screen.findByText('Only pictures can be added here.')
  expect(area().getAttribute('aria-describedby')).toBe(message.id)
  drop(photo)
  await waitFor(() => expect(handleImages.mock.calls).toEqual([[[photo]]]))
  expect(screen.queryByText('Only pictures can be added here.')).toBeNull()
})

test('a disabled FileDrop accepts no files', async () => {
  const handleImages = rs.fn()
  render(<FileDrop disabled label="Add a picture" onImages={handleImages} />)
  drop(photo)
  expect(area().getAttribute('aria-disabled')).toBe('true')
  expect(fileInput().disabled).toBe(true)
  await Promise.resolve()
  expect(handleImages).not.toHaveBeenCalled()
})
