import { expect, type Page } from '@playwright/test'
import { choosePicture } from './choose-picture'
import { drawImage } from './test-images'

export { button, toasts } from './locators'

interface ServerPost {
  readonly id: string | number
  readonly content: string
  readonly publicPost: boolean
  readonly imageFile: string | null
  readonly postDestination: readonly { readonly id: number; readonly name: string }[]
}

const photo = { width: 1600, height: 1000 }
export const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const videoType = (page: Page) => page.getByRole('combobox', { name: 'Video service' })
export const videoLink = (page: Page) => page.getByRole('textbox', { name: 'Video link or ID' })
/** Buttons of the post editor that open a section. */
export const videoButton = (page: Page) => page.getByRole('button', { name: /^(Add|Change) video$/ })
export const readersButton = (page: Page) => page.getByRole('button', { name: /^Who can see it/ })
export const nostrButton = (page: Page) => page.getByRole('button', { name: 'Nostr', exact: true })
export const everyone = (page: Page) => page.getByRole('button', { name: 'Everyone', exact: true })
export const byTags = (page: Page) => page.getByRole('button', { name: 'By tags' })
export const nostrSwitch = (page: Page) => page.getByRole('switch', { name: 'Publish on Nostr too' })
export const audience = (page: Page) => page.getByRole('list', { name: 'Share with tags' })
export const audienceTag = (page: Page, name: string) =>
  audience(page).getByRole('button', { name, exact: true })
export const preview = (page: Page) => page.getByRole('img', { name: 'Preview', exact: true })
export const articles = (page: Page) => page.getByRole('feed').getByRole('article')
export const storedDrafts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes(':draft:'))))

/** Number of pictures that the browser keeps for drafts. */
export const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().length
  })

async function fetchPosts(page: Page, token: string): Promise<ServerPost[]> {
  const answer = await page.request.get('/api/post/', { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}

export async function findPost(page: Page, token: string, predicate: (post: ServerPost) => boolean) {
  const post = (await fetchPosts(page, token)).find(predicate)
  if (!post) throw new Error('Ana has no such post.')
  return post
}

export async function chooseImage(page: Page, picture = photo) {
  const buffer = await drawImage(page, picture)
  await choosePicture(page, /^(Add|Change) picture$/, { name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(preview(page)).toBeVisible()
}
