import { definePlugin, myPageRoute, page, route } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { createPostRoute } from '../contract'
import posts from '../plugin'

const mock = startMockServer()

const otherRoute = route('other/screen', '/other')
/** Provides the screens to which the editor navigates. */
const other = definePlugin({
  id: 'other',
  routes: [
    page(myPageRoute, { load: async () => ({ default: () => <p>My page</p> }) }),
    page(otherRoute, { load: async () => ({ default: () => <p>Something else</p> }) }),
  ],
})

async function publish() {
  await renderRoute(createPostRoute, { plugins: [posts, other], as: 'ana' })
  await userEvent.type(await screen.findByLabelText('Text'), 'First kiln of the year.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

// Covers PST-EDIT-04
test('post editor opens my page after a post is published', async () => {
  await publish()
  expect(await screen.findAllByText('The post is published.')).not.toEqual([])
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
})

// Covers PST-EDIT-04
test('post editor does not navigate when the user opened another screen', async () => {
  mock.fault({ operation: 'createPost', latency: 1_500 })
  await publish()
  history.pushState(null, '', '/other')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByText('Something else')).toBeTruthy()
  expect(await screen.findAllByText('The post is published.')).not.toEqual([])
  expect(location.pathname).toBe('/other')
  expect(screen.getByText('Something else')).toBeTruthy()
})
