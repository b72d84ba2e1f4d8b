import { expect, type Page } from '@playwright/test'
import { articles, button, findPost, textField } from '../../browser/support/post-editor'
import type { CaseContext, FaultCase } from '../fault-case'

const say =
  (text: string) =>
  ({ page }: CaseContext) =>
    textField(page).fill(text)
const typed = (page: Page) => [[textField(page), 'Not lost']] as const
const save = (page: Page) => button(page, 'Save')
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })

const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const comment = async ({ page }: CaseContext) => {
  await articles(page).first().getByRole('button', { name: 'Comment', exact: true }).click()
  await box(page).fill('Not lost')
}
/** A comment of one's own, below the first post. */
const commented = async (stage: CaseContext) => {
  await comment(stage)
  await save(stage.page).click()
  await stage.page
    .getByRole('region', { name: /^Messages/ })
    .getByText('Your comment is there.')
    .waitFor()
}
const editing = (page: Page) => page.getByRole('textbox', { name: 'Edit comment' })
const ownPost = ({ page, token }: CaseContext) => findPost(page, token, ({ publicPost }) => publicPost)
/** Where the posts come: near the end of the page. */
const toTheEnd = async (stage: CaseContext) => {
  await stage.page.getByRole('heading', { level: 1 }).waitFor()
  // The page that the build has drawn gets longer when the rest of it comes: then its end is further down.
  await expect
    .poll(async () => {
      await stage.page.keyboard.press('End')
      return stage.calls
    })
    .toBeGreaterThan(0)
}
const unknownPost = { shows: 'There is no such post' } as const
const none = (text: string) => ({ null: { shows: text }, empty: { shows: text } })

export const postsCases: readonly FaultCase[] = [
  {
    operation: 'getMyPosts',
    as: 'ana',
    path: '/mypage?tab=mine',
    done: articles,
    but: none('You have not written anything yet'),
  },
  { operation: 'getFeed', as: 'ana', path: '/mypage', done: articles, but: none('Nothing here yet') },
  {
    operation: 'getHomeFeed',
    path: '/',
    ready: toTheEnd,
    again: async (stage) => {
      await stage.page.reload()
      await toTheEnd(stage)
    },
    done: (page) => page.getByRole('region', { name: 'What people write' }).getByRole('article'),
    but: { all: { silent: 'the start page is whole without what people write at its end' } },
  },
  {
    operation: 'getPublicPosts',
    path: '/@ana.martins',
    done: (page) => page.getByRole('region', { name: 'Posts' }).getByRole('article'),
    but: none('No public posts yet'),
  },
  {
    operation: 'getPost',
    as: 'ana',
    path: async (stage) => `/editPost/${(await ownPost(stage)).id}`,
    done: textField,
    but: { '400': unknownPost, '404': unknownPost, null: unknownPost, empty: unknownPost },
  },
  {
    operation: 'createPost',
    as: 'ana',
    path: '/createPost',
    ready: say('Not lost'),
    send: save,
    typed,
    isDraft: true,
    says: 'Error creating post',
    done: (page) => page.getByText('The post is published.'),
  },
  {
    operation: 'updatePost',
    as: 'ana',
    path: async (stage) => `/editPost/${(await ownPost(stage)).id}`,
    ready: say('Not lost'),
    send: save,
    typed,
    isDraft: true,
    says: 'Error updating post',
    done: (page) => page.getByText('The post is changed.'),
  },
  {
    operation: 'deletePost',
    as: 'ana',
    path: '/mypage?tab=mine',
    first: ({ page }) => articles(page).first().getByRole('button', { name: 'Delete post' }).click(),
    send: yes,
    says: 'Error deleting post',
    done: (page) => page.getByText('The post is deleted.'),
  },
  {
    operation: 'reactToPost',
    as: 'ana',
    path: '/mypage',
    ready: async ({ page }) => {
      await articles(page).first().getByRole('button', { name: /^Like/, pressed: false }).waitFor()
    },
    act: ({ page }) => articles(page).first().getByRole('button', { name: /^Like/ }).click(),
    says: 'Your reaction could not be saved',
    done: (page) => articles(page).first().getByRole('button', { name: /^Like/, pressed: true }),
  },
  {
    operation: 'createComment',
    as: 'ana',
    path: '/mypage',
    ready: comment,
    send: save,
    typed: (page) => [[box(page), 'Not lost']],
    says: 'Error adding comment',
    done: (page) => page.getByText('Your comment is there.'),
  },
  {
    operation: 'updateComment',
    as: 'ana',
    path: '/mypage',
    ready: async (stage) => {
      await commented(stage)
      await stage.page.getByRole('button', { name: 'Edit comment' }).first().click()
      await editing(stage.page).fill('Mine, and better')
    },
    send: save,
    typed: (page) => [[editing(page), 'Mine, and better']],
    says: 'Error updating comment',
    done: (page) => page.getByText('Your comment is changed.'),
  },
  {
    operation: 'deleteComment',
    as: 'ana',
    path: '/mypage',
    ready: commented,
    first: ({ page }) => page.getByRole('button', { name: 'Delete comment' }).first().click(),
    send: yes,
    says: 'Error deleting comment',
    done: (page) => page.getByText('The comment is deleted.'),
  },
]
