import { expect, type Page } from '@playwright/test'
import { articles, button, findPost, textField } from '../../browser/support/post-editor'
import type { CaseContext, FaultCase } from '../fault-case'

const fillText =
  (text: string) =>
  ({ page }: CaseContext) =>
    textField(page).fill(text)
const typedTexts = (page: Page) => [[textField(page), 'Not lost']] as const
const save = (page: Page) => button(page, 'Save')
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })

const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const comment = async ({ page }: CaseContext) => {
  await articles(page).first().getByRole('button', { name: 'Comment', exact: true }).click()
  await box(page).fill('Not lost')
}
const addComment = async (context: CaseContext) => {
  await comment(context)
  await save(context.page).click()
  await context.page
    .getByRole('region', { name: /^Messages/ })
    .getByText('Your comment is there.')
    .waitFor()
}
const editing = (page: Page) => page.getByRole('textbox', { name: 'Edit comment' })
const ownPost = ({ page, token }: CaseContext) => findPost(page, token, ({ publicPost }) => publicPost)
/** Scrolls to the end of the page, near which the posts load. */
const scrollToEnd = async (context: CaseContext) => {
  await context.page.getByRole('heading', { level: 1 }).waitFor()
  // The prerendered page grows while the rest renders, so one scroll may not reach the end.
  await expect
    .poll(async () => {
      await context.page.keyboard.press('End')
      return context.calls
    })
    .toBeGreaterThan(0)
}
const unknownPost = { screenText: 'There is no such post' } as const
const none = (text: string) => ({ null: { screenText: text }, empty: { screenText: text } })

export const postsCases: readonly FaultCase[] = [
  {
    operation: 'getMyPosts',
    account: 'ana',
    path: '/mypage?tab=mine',
    success: articles,
    exceptions: none('You have not written anything yet'),
  },
  {
    operation: 'getFeed',
    account: 'ana',
    path: '/mypage',
    success: articles,
    exceptions: none('Nothing here yet'),
  },
  {
    operation: 'getHomeFeed',
    path: '/',
    prepare: scrollToEnd,
    retry: async (context) => {
      await context.page.reload()
      await scrollToEnd(context)
    },
    success: (page) => page.getByRole('region', { name: 'What people write' }).getByRole('article'),
    exceptions: { all: { silent: 'the start page is whole without what people write at its end' } },
  },
  {
    operation: 'getPublicPosts',
    path: '/@ana.martins',
    success: (page) => page.getByRole('region', { name: 'Posts' }).getByRole('article'),
    exceptions: none('No public posts yet'),
  },
  {
    operation: 'getPost',
    account: 'ana',
    path: async (context) => `/editPost/${(await ownPost(context)).id}`,
    success: textField,
    exceptions: { '400': unknownPost, '404': unknownPost, null: unknownPost, empty: unknownPost },
  },
  {
    operation: 'createPost',
    account: 'ana',
    path: '/createPost',
    prepare: fillText('Not lost'),
    send: save,
    typedTexts,
    isDraftKept: true,
    message: 'Error creating post',
    success: (page) => page.getByText('The post is published.'),
  },
  {
    operation: 'updatePost',
    account: 'ana',
    path: async (context) => `/editPost/${(await ownPost(context)).id}`,
    prepare: fillText('Not lost'),
    send: save,
    typedTexts,
    isDraftKept: true,
    message: 'Error updating post',
    success: (page) => page.getByText('The post is changed.'),
  },
  {
    operation: 'deletePost',
    account: 'ana',
    path: '/mypage?tab=mine',
    beforeEachSend: ({ page }) => articles(page).first().getByRole('button', { name: 'Delete post' }).click(),
    send: yes,
    message: 'Error deleting post',
    success: (page) => page.getByText('The post is deleted.'),
  },
  {
    operation: 'reactToPost',
    account: 'ana',
    path: '/mypage',
    prepare: async ({ page }) => {
      await articles(page).first().getByRole('button', { name: /^Like/, pressed: false }).waitFor()
    },
    act: ({ page }) => articles(page).first().getByRole('button', { name: /^Like/ }).click(),
    message: 'Your reaction could not be saved',
    success: (page) => articles(page).first().getByRole('button', { name: /^Like/, pressed: true }),
  },
  {
    operation: 'createComment',
    account: 'ana',
    path: '/mypage',
    prepare: comment,
    send: save,
    typedTexts: (page) => [[box(page), 'Not lost']],
    message: 'Error adding comment',
    success: (page) => page.getByText('Your comment is there.'),
  },
  {
    operation: 'updateComment',
    account: 'ana',
    path: '/mypage',
    prepare: async (context) => {
      await addComment(context)
      await context.page.getByRole('button', { name: 'Edit comment' }).first().click()
      await editing(context.page).fill('Mine, and better')
    },
    send: save,
    typedTexts: (page) => [[editing(page), 'Mine, and better']],
    message: 'Error updating comment',
    success: (page) => page.getByText('Your comment is changed.'),
  },
  {
    operation: 'deleteComment',
    account: 'ana',
    path: '/mypage',
    prepare: addComment,
    beforeEachSend: ({ page }) => page.getByRole('button', { name: 'Delete comment' }).first().click(),
    send: yes,
    message: 'Error deleting comment',
    success: (page) => page.getByText('The comment is deleted.'),
  },
]
