import { afterEach, beforeAll, expect, rs, test } from '@rstest/core'
import { QueryClient, QueryClientProvider, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { installFocusRestoration } from '../../ui/focus/focus-restoration'
import { QueryBoundary } from '../query/query-boundary'
import { LazyEntry, loadEntry } from './lazy-entry'

beforeAll(() => void textsLoaded({ kernel: en }))
beforeAll(installFocusRestoration)
const report = rs.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => void report.mockClear())

const retry = () => screen.findByRole('button', { name: 'Try again' })
const withNeighbors = (content: ReactNode) => (
  <main>
    <h1>My page</h1>
    {content}
    <button type="button">After it</button>
  </main>
)

// Covers FLT-93
test('the focus stays in a failed section when the section loads again', async () => {
  let isUp = false
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Courses() {
    const { data } = useSuspenseQuery({
      queryKey: ['courses'],
      queryFn: () => (isUp ? Promise.resolve('Guitar') : Promise.reject(new Error('no'))),
    })
    return <h2>{data}</h2>
  }
  const content = { load: async () => ({ default: Courses }), hasServerState: false }
  await loadEntry(content)
  render(
    <QueryClientProvider client={client}>
      {withNeighbors(
        <LazyEntry
          plugin="courses"
          entry="courses"
          content={content}
          props={{}}
          fallback={<div>Wait</div>}
          name="Courses"
        />,
      )}
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('“Courses” couldn’t be shown')
  const again = async () => {
    const button = await retry()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button.isConnected).toBe(false))
  }
  await again()
  await waitFor(async () => expect(document.activeElement).toBe(await retry()))
  isUp = true
  await again()
  const heading = await screen.findByRole('heading', { name: 'Guitar' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('After it')
})

// Covers FLT-93
test('the focus stays in a failed list when the list loads again', async () => {
  let isUp = false
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function List() {
    const query = useQuery({
      queryKey: ['list'],
      queryFn: () => (isUp ? Promise.resolve(['Ana']) : Promise.reject(new Error('no'))),
    })
    return (
      <QueryBoundary query={query} failed="The people could not be read">
        {(people) => (
          <ul>
            {people.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    )
  }
  render(<QueryClientProvider client={client}>{withNeighbors(<List />)}</QueryClientProvider>)
  const button = await retry()
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('alert').textContent).toContain('The people could not be read')
  isUp = true
  await userEvent.keyboard('{Enter}')
  const list = await screen.findByRole('list')
  await waitFor(() => expect(document.activeElement).toBe(list))
})
