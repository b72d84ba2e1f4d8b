import { beforeAll, expect, rs, test } from '@rstest/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { FileDrop } from './file-drop'

beforeAll(() => void textsLoaded({ kernel: en }))

const file = (name: string, type: string) => new File(['x'], name, { type })
const photo = file('photo.png', 'image/png')

const area = () => screen.getByRole('button', { name: 'Add a picture' })
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement
const drop = (...files: File[]) => {
  const items = files.map((dropped) => ({ kind: 'file', getAsFile: () => dropped }))
  const event = { dataTransfer: { types: ['Files'], items } }
  fireEvent.dragOver(area(), event)
  fireEvent.drop(screen.getByRole('button'), event)
}

test('FileDrop opens the file picker on click, Enter and space bar', async () => {
  render(<FileDrop label="Add a picture" hint="PNG or JPEG" onImage={() => undefined} />)
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
  const handleImage = rs.fn()
  render(<FileDrop label="Add a picture" onImage={handleImage} />)
  await userEvent.upload(fileInput(), photo)
  await waitFor(() => expect(handleImage.mock.calls).toEqual([[photo]]))
  await userEvent.upload(fileInput(), photo)
  await waitFor(() => expect(handleImage.mock.calls).toEqual([[photo], [photo]]))
})

test('FileDrop accepts one of several dropped files', async () => {
  const handleImage = rs.fn()
  const other = file('other.jpg', 'image/jpeg')
  render(<FileDrop label="Add a picture" onImage={handleImage} />)
  drop(photo, other)
  await waitFor(() => expect(handleImage).toHaveBeenLastCalledWith(photo))
})
