import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openProduct, renderSlot, startMockServer } from '@tests/kit'
import { discoverSections } from '../../network/contract'
import { publicPageSections } from '../../public-page/contract'
import courses from '../plugin'

const mock = startMockServer()

const openOffers = (login: string, as?: string) =>
  renderSlot(publicPageSections, { login }, { plugins: [courses], as })
const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name })).closest('li')
  if (!item) throw new Error(`${name} has no card.`)
  return item
}

// Covers PUB-PAGE-03
test('the public page shows course cards and loads them without a token', async () => {
  // Public calls carry no token even when a member is signed in.
  await openOffers('ana.martins', 'bruno')
  const guitar = await card('Guitar for late beginners')
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(1)
  expect(within(guitar).getByText(/^From the first chord to playing with others/)).toBeTruthy()
  expect(guitar.querySelector('img')?.src).toMatch(/\/posts\/images\/course-music-1441\.svg$/)
  expect(mock.onlyRequest('getCoursesByLogin')).toMatchObject({
    method: 'GET',
    path: '/api/Course/ByUserId/ana.martins',
    headers: { authorization: false },
  })
  fireEvent.click(within(guitar).getByRole('link'))
  await waitFor(() => expect(location.pathname).toBe('/course/1441'))
})

// Covers PUB-PAGE-03
test('a course card shows the default image for a course without one', async () => {
  mock.fault({
    operation: 'getCoursesByLogin',
    json: [{ id: 'c 1', title: 'Plain', picture: null, headline: null }],
  })
  await openOffers('ana.martins')
  const plain = await card('Plain')
  expect(within(plain).getByRole('link', { name: 'Plain' }).getAttribute('href')).toBe('/course/c%201')
  expect(plain.querySelector('img')).toBeNull()
  expect(plain.querySelector('svg')).not.toBeNull()
})

// Covers PUB-PAGE-03
test('the public page shows a message when there are no courses', async () => {
  await openOffers('nova.lindqvist')
  await screen.findByText('No courses yet')
})

// Covers UX-33
test('a course in which the member is enrolled shows no price', async () => {
  await openProduct('/course/1479', { plugins: [courses], as: 'ana' })
  await screen.findByRole('link', { name: 'All lessons' })
  expect(screen.getByRole('main').textContent).not.toContain('$')
})

// Covers UX-33
test.each([
  [
    'the discover screen',
    discoverSections,
    {
      people: [{ name: 'Maria Barros', login: 'maria.barros' }],
      searchText: '',
      isFree: false,
      isNewestFirst: false,
      allPath: undefined,
    },
  ],
  ['a public page', publicPageSections, { login: 'maria.barros' }],
] as const)('%s shows prices only for courses that the member lacks', async (_name, slot, props) => {
  mock.fault({
    operation: 'getCoursesByLogin',
    json: [
      { id: 1479, title: 'Seeing light', discountPrice: 59, currency: 'USD' },
      { id: 1441, title: 'Guitar', discountPrice: 59, currency: 'USD' },
    ],
  })
  await renderSlot<object>(slot, props, { plugins: [courses], as: 'ana' })
  const [guitar, light] = [await card('Guitar'), await card('Seeing light')]
  await waitFor(() => expect(guitar.textContent).toContain('$59.00'))
  expect(light.textContent).toContain('In your courses')
  expect(light.textContent).not.toContain('$')
})

// Covers UX-03
test.each(['introducao', 'INTRODUÇÃO', 'goncalves introducao'])(
  'the discover screen finds a course by “%s”, ignoring accents',
  async (searchText) => {
    mock.fault({
      operation: 'getCoursesByLogin',
      json: [
        { id: 1, title: 'Introdução à cerâmica', instructor: 'Inês Gonçalves' },
        { id: 2, title: 'Guitar' },
      ],
    })
    await renderSlot(
      discoverSections,
      {
        people: [{ name: 'Maria Barros', login: 'maria.barros' }],
        searchText,
        isFree: false,
        isNewestFirst: false,
        allPath: undefined,
      },
      { plugins: [courses], as: 'ana' },
    )
    await card('Introdução à cerâmica')
    expect(screen.queryByRole('heading', { level: 3, name: 'Guitar' })).toBeNull()
  },
)
