import { definePlugin, fill, myPageTabs } from '@kernel'
import { RouteLink } from '@kernel/parts'
import { expect, test } from '@rstest/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { publicPageDetails, publicPageHeader, publicPageRoute, publicPageSections } from '../contract'
import publicPage from '../plugin'
import { publicPageTexts } from '../texts'

const mock = startMockServer()

/** Replaces the plugins that fill the sections of the public page. */
const sections = definePlugin({
  id: 'sections',
  fills: (['courses', 'posts'] as const).map((segment) =>
    fill(publicPageSections, {
      id: `sections/${segment}`,
      segment,
      label: publicPageTexts.ref(`myPage.${segment}`),
      load: async () => ({ default: ({ login }) => <p>{`${segment} of ${login}`}</p> }),
    }),
  ),
})

/** Provides a link to the public page. */
const linkPlugin = definePlugin({
  id: 'elsewhere',
  fills: [
    fill(myPageTabs, {
      id: 'elsewhere/link',
      label: publicPageTexts.ref('myPage.title'),
      load: async () => ({
        default: () => (
          <RouteLink to={publicPageRoute} params={{ id: '@ana.martins' }}>
            View my page
          </RouteLink>
        ),
      }),
    }),
  ],
})

interface SettingsOverrides {
  readonly publicProfile?: boolean
  readonly showCourseSection?: boolean
  readonly showPostsSection?: boolean
  readonly courseSectionWidth?: number
  readonly postsSectionWidth?: number
}

async function open(overrides: SettingsOverrides = {}) {
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  if (!ana) throw new Error('There is no Ana in this world.')
  Object.assign(ana.settings, overrides)
  await renderRoute(publicPageRoute, { params: { id: '@ana.martins' }, plugins: [publicPage, sections] })
}

const shownSections = () =>
  screen.queryAllByRole('region').flatMap((region) => {
    const heading = region.querySelector('h2')?.textContent
    return heading ? [[heading, region.style.getPropertyValue('--share')]] : []
  })

const cases: [string, SettingsOverrides, (readonly [string, string])[]][] = [
  [
    'both sections with their widths',
    {},
    [
      ['Courses', '40%'],
      ['Posts', '60%'],
    ],
  ],
  ['only the posts when the courses are hidden', { showCourseSection: false }, [['Posts', '60%']]],
  ['only the courses when the posts are hidden', { showPostsSection: false }, [['Courses', '40%']]],
  [
    'a section of configured width 0 without a fixed width',
    { courseSectionWidth: 0 },
    [
      ['Courses', ''],
      ['Posts', '60%'],
    ],
  ],
  ['no sections when both are hidden', { showCourseSection: false, showPostsSection: false }, []],
]

// Covers PUB-PAGE-02
for (const [name, overrides, expected] of cases)
  test(`the public page shows ${name}`, async () => {
    await open(overrides)
    await screen.findByRole('heading', { level: 1, name: 'Ana plays, plants and teaches' })
    expect(shownSections()).toEqual(expected)
  })

// Covers PUB-PAGE-02
test('sections of the public page receive the username of its owner', async () => {
  await open()
  expect(await screen.findByText('posts of ana.martins')).toBeTruthy()
})

// Covers FLT-25
test('the public page sends no request for a username that consists of dots', async () => {
  for (const id of ['@.', '@..', '@...']) {
    await renderRoute(publicPageRoute, { params: { id }, plugins: [publicPage, sections] })
    await screen.findByRole('heading', { level: 1, name: /not found/i })
    cleanup()
  }
  expect(mock.requests().filter(({ path }) => path.startsWith('/api/user'))).toEqual([])
})

// Covers PUB-PAGE-06
test('the public page has no sections when its owner made it private', async () => {
  await open({ publicProfile: false })
  await screen.findByRole('heading', { level: 1, name: 'This page is not public' })
  expect(shownSections()).toEqual([])
})

// Covers PUB-PAGE-06
test('the public page is refetched after its visibility changed', async () => {
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  if (!ana) throw new Error('There is no Ana in this world.')
  ana.settings.publicProfile = false
  await renderRoute(publicPageRoute, {
    params: { id: '@ana.martins' },
    plugins: [publicPage, sections, linkPlugin],
    as: 'ana',
  })
  await screen.findByText(/turn on your public profile/)

  await userEvent.click(screen.getByRole('link', { name: 'Go to home page' }))
  ana.settings.publicProfile = true
  await userEvent.click(await screen.findByRole('link', { name: 'View my page' }))
  await screen.findByRole('heading', { level: 1, name: 'Ana plays, plants and teaches' })
})

// Covers PUB-PAGE-01
test('the owner who sees the page as others do sees what visitors see in its header', async () => {
  const says = (text: string) => async () => ({ default: () => <span>{text}</span> })
  const badges = definePlugin({
    id: 'badges',
    fills: [publicPageHeader, publicPageDetails].flatMap((place) => [
      fill(place, { id: `badges/all-${place.id}`, load: says('For everyone') }),
      fill(place, { id: `badges/members-${place.id}`, access: 'member', load: says('For members') }),
    ]),
  })
  await renderRoute(publicPageRoute, {
    params: { id: '@ana.martins' },
    plugins: [publicPage, badges],
    as: 'ana',
  })
  await waitFor(() => expect(screen.getAllByText('For members')).toHaveLength(2))
  expect(screen.getAllByText('For everyone')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'How others see it' }))
  await screen.findByRole('group', { name: 'How others see it' })
  expect(screen.getAllByText('For everyone')).toHaveLength(2)
  expect(screen.queryByText('For members')).toBeNull()
})

// Covers PUB-PAGE-02
test('where sections are below each other, one of them is chosen', async () => {
  await open({ showCourseSection: true, showPostsSection: true })
  const posts = await screen.findByRole('button', { name: 'Posts', pressed: true })
  await userEvent.click(screen.getByRole('button', { name: 'Courses', pressed: false }))
  expect(screen.getByRole('button', { name: 'Courses' }).getAttribute('aria-pressed')).toBe('true')
  expect(posts.getAttribute('aria-pressed')).toBe('false')
  cleanup()
  await open({ showCourseSection: false })
  await screen.findByText('posts of ana.martins')
  expect(screen.queryByRole('button', { name: 'Posts' })).toBeNull()
})
