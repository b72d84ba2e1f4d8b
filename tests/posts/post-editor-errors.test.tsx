import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import {
  descriptionOf,
  fakeClock,
  fakePictures,
  faultsOfIgnoredBodies,
  startMockServer,
  tryFaults,
} from '@tests/kit'
import {
  chooseImage,
  open,
  postOfAna,
  press,
  preview,
  seeMyPage,
  textField,
  videoLink,
  write,
} from './post-editor.fixture'

const mock = startMockServer()

const refuse = (field: string) =>
  mock.fault({ operation: 'createPost', status: 400, json: { errors: { [field]: ['No.'] } }, times: 1 })

// Covers PST-EDIT-04
test('the post editor marks fields that the server refuses, and keeps text', async () => {
  await open('/createPost')
  await write('A word')
  for (const [field, sentence, control] of [
    ['tags', /didn’t accept one of the tags/, /^Everyone$/],
    ['imageFile', /didn’t accept the picture/, /^Choose, drop, or paste a picture/],
  ] as const) {
    refuse(field)
    await press('Publish')
    const text = await screen.findByText(sentence)
    expect(text.closest('[role=alert]')).toBeTruthy()
    // The section opens and takes the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: control })))
  }
  refuse('VideoLink')
  await press('Publish')
  const link = await videoLink()
  await waitFor(() => expect(descriptionOf(link)).toMatch(/The server didn’t accept this\./))
  expect((await textField()).value).toBe('A word')
})

// Covers PST-EDIT-04
test.each([
  ['new', 'Publish', 'createPost', 'Error creating post'],
  ['changed', 'Save', 'updatePost', 'Error updating post'],
] as const)(
  'the editor of a %s post keeps its content when saving fails',
  async (kind, submit, operation, failure) => {
    fakePictures()
    const { advance } = fakeClock()
    const { id } = postOfAna(mock, ({ publicPost }) => publicPost)
    await open(kind === 'new' ? '/createPost' : `/editPost/${id}`)
    await chooseImage()
    await tryFaults(mock, operation, faultsOfIgnoredBodies, {
      advance,
      async send({ name }) {
        await write(`Not lost: ${name}`)
        await press(submit)
      },
      async check({ name, sentence, isUncertain }) {
        const unsure = 'We don’t know if your post was saved'
        await screen.findByText(sentence)
        // The form says it; a toast would only hide what was written.
        const title = screen.getByText(isUncertain ? unsure : failure)
        expect(title.closest('[role=alert]')).toBeTruthy()
        expect((await textField()).value).toBe(`Not lost: ${name}`)
        await preview()
      },
    })
    await write('Not lost')
    await press(submit)
    await seeMyPage()
    expect(mock.requests(operation).at(-1)?.body).toMatchObject({
      content: 'Not lost',
      imageFile: { fileName: 'picture.jpg' },
    })
  },
)

// Covers PST-EDIT-04
test('a post that was not saved after its editor was left is reported', async () => {
  await open('/createPost')
  await write('Left too early')
  const release = mock.hold('createPost', { status: 500 })
  await press('Publish')
  await waitFor(() => expect(mock.requests('createPost')).toHaveLength(1))
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull())
  release()
  await screen.findByRole('group', { name: 'We don’t know if your post was saved' })
})
