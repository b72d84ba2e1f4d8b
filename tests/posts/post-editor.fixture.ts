import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import { expect } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct } from '@tests/kit'
import type { TestMock } from '../../mocks'

/** Opens the product with the post editor, whose audience comes from the network plugin. */
export const open = (address: string, as = 'ana') => openProduct(address, { plugins: [posts, network], as })

export const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
export const videoLink = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Video link or ID' })
/** Chooses who can see the post. */
export const pressAudience = (name: 'Everyone' | 'By tags') => press(name)
/** The selected audience: everyone, or the connections with certain tags. */
export const audience = () =>
  within(screen.getByRole('group', { name: 'Who can see it' })).getByRole('button', { pressed: true })
    .textContent
export const preview = () => screen.findByRole('img', { name: 'Preview' })
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
export const write = async (text: string) => fireEvent.input(await textField(), { target: { value: text } })
export const pressReaders = () => press(/^Who can see it/)
export const pressVideo = () => press(/^(Add|Change) video$/)
export const tag = async (name: string) =>
  within(await screen.findByRole('list', { name: 'Share with tags' })).getByRole('button', { name })
export const pressTag = async (name: string) => fireEvent.click(await tag(name))
export const seeMyPage = () => waitFor(() => expect(location.pathname).toBe('/mypage'))
export const articles = () => screen.findAllByRole('article')

/** Chooses an image; the test called `fakePictures()`. */
export async function chooseImage(): Promise<void> {
  await chooseFile()
  await preview()
}
/** Chooses a file for the image and does not wait for the image. */
export async function chooseFile(type = 'image/png'): Promise<void> {
  await press(/^(Add|Change) picture$/)
  await waitFor(() => expect(fileInput()).toBeTruthy())
  // The field also takes files that its dialog would hide.
  await userEvent.upload(fileInput() as HTMLElement, new File(['x'], 'me.png', { type }), {
    applyAccept: false,
  })
}
const fileInput = () => document.querySelector('input[type=file]')

export const storedDrafts = () =>
  JSON.stringify(Object.entries({ ...localStorage }).filter(([key]) => key.includes(':draft:')))

/** Number of images that the browser keeps for drafts. */
export async function countStoredFiles(): Promise<number> {
  const names = await caches.keys()
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return files.flat().length
}

/** An image as the product uploads it: encoded again, with a neutral file name. */
export const uploadedImage = { fileName: 'picture.jpg', type: 'image/jpeg', size: expect.any(Number) }

/** Returns the body of the only multipart request of an operation; happy-dom drops its empty fields. */
export function uploadOf(mock: TestMock, operation: string): unknown {
  const { headers, body } = mock.onlyRequest(operation)
  expect(headers.authorization).toBe(true)
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  return body
}

type Post = TestMock['state']['posts'][number]

/** One of Ana's posts. @throws when she has none like this */
export function postOfAna({ state }: TestMock, isWanted: (post: Post) => boolean = () => true): Post {
  const ana = state.people.find(({ email }) => email === 'ana@roda.example')
  const post = state.posts.find((one) => one.authorId === ana?.id && isWanted(one))
  if (!post) throw new Error('Ana has no such post.')
  return post
}

/** A private post of Ana, with the tags that define who can read it. */
export function privatePostOfAna(mock: TestMock) {
  const { id, tagIds } = postOfAna(mock, (post) => post.tagIds.length > 0)
  const tags = mock.state.tags.filter((one) => tagIds.includes(one.id)).map(({ id, name }) => ({ id, name }))
  return { id, tags }
}
