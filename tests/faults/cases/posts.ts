import type { Page } from '@playwright/test'
import { articles, button, findPost, textField } from '../../browser/support/post-editor'
import { waitForApp } from '../../browser/support/wait-for-app'
import type { CaseContext, FaultCase } from '../fault-case'

const fillText =
  (text: string) =>
  ({ page }: CaseContext) =>
    textField(page).fill(text)
const typedTexts = (page: Page) => [[textField(page), 'Not lost']] as const
const save = (page: Page) => button(page, 'Save')
const publish = (page: Page) => button(page, 'Publish')
const closeUndo = (page: Page) =>
  page
    .getByRole('group', { name: /^(Post|Comment) deleted$/ })
    .first()
    .getByRole('button', { name: 'Close' })

const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const comment = async ({ page }: CaseContext) => {
  await articles(page)
    .first()
    .getByRole('button', { name: /^Comment/ })
    .click()
  await box(page).fill('Not lost')
}
const addComment = async (context: CaseContext) => {
  await comment(context)
  await publish(context.page).click()
  await context.page
    .getByRole('region', { name: /^Notifications/ })
    .getByText('Comment posted')
    .waitFor()
}
const editing = (page: Page) => page.getByRole('textbox', { name: 'Edit comment' })
const ownPost = ({ page, token }: CaseContext) => findPost(page, token, ({ publicPost }) => publicPost)
/** Scrolls to the end of the page, near which the posts load, once the app runs. */
const scrollToEnd = async ({ page }: CaseContext) => {
  await waitForApp(page)
  await page.keyboard.press('End')
}
const unknownPost = { screenText: 'Post not found' } as const
const none = (text: string) => ({ null: { screenText: text }, empty: { screenText: text } })

export const postsCases: readonly FaultCase[] = [
  {
    operation: 'getMyPosts',
    account: 'ana',
    path: '/mypage?tab=mine',
    success: articles,
    exceptions: none('You haven’t posted anything yet'),
  },
  {
    operation: 'getFeed',
    account: 'ana',
    path: '/mypage',
    success: articles,
    exceptions: none('Posts from your connections appear here.'),
  },
  {
    operation: 'getHomeFeed',
    path: '/',
    prepare: scrollToEnd,
    retry: async (context) => {
      await context.page.reload()
      await scrollToEnd(context)
    },
    success: (page) => page.getByRole('region', { name: 'Recent public posts' }).getByRole('article'),
    exceptions: { all: { silent: 'the landing page is complete without the posts at its end' } },
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
    send: publish,
    typedTexts,
    isDraftKept: true,
    message: 'Error creating post',
    unsure: 'We don’t know if your post was saved',
    success: (page) => page.getByText('Post published'),
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
    unsure: 'We don’t know if your post was saved',
    success: (page) => page.getByText('Post updated'),
  },
  {
    operation: 'deletePost',
    account: 'ana',
    path: '/mypage?tab=mine',
    async beforeEachSend({ page }) {
      await articles(page).first().getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Delete post' }).click()
    },
    send: closeUndo,
    message: 'Error deleting post',
    success: (page) => page.getByText('Post deleted'),
  },
  {
    operation: 'reactToPost',
    account: 'ana',
    path: '/mypage',
    prepare: async ({ page }) => {
      await articles(page).first().getByRole('button', { name: /^Like/, pressed: false }).waitFor()
    },
    act: ({ page }) => articles(page).first().getByRole('button', { name: /^Like/ }).click(),
    message: 'Your reaction couldn’t be saved',
    success: (page) => articles(page).first().getByRole('button', { name: /^Like/, pressed: true }),
  },
  {
    operation: 'createComment',
    account: 'ana',
    path: '/mypage',
    prepare: comment,
    send: publish,
    typedTexts: (page) => [[box(page), 'Not lost']],
    message: 'Error adding comment',
    unsure: 'We don’t know if your comment was posted',
    success: (page) => page.getByText('Comment posted'),
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
    success: (page) => page.getByText('Comment updated'),
  },
  {
    operation: 'deleteComment',
    account: 'ana',
    path: '/mypage',
    prepare: addComment,
    beforeEachSend: ({ page }) => page.getByRole('button', { name: 'Delete comment' }).first().click(),
    send: closeUndo,
    message: 'Error deleting comment',
    success: (page) => page.getByText('Comment deleted'),
  },
]
