import { definePlugin, defineTexts, fill, type Loadable, navigate } from '@kernel'
import { useSearchSource } from '@kernel/parts'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, openProduct, startMockServer, storeElsewhere } from '@tests/kit'
import { allSettled } from 'effector'
import { useEffect } from 'react'
import { type SearchFindings, type SearchSourceProps, searchSources } from '../contract'
import search from '../plugin'

const mock = startMockServer()

const label = defineTexts<Record<string, string>>('kernel').ref('nav.label')
const people = Array.from({ length: 10_000 }, (_, id) => ({
  id: String(id),
  title: `Person ${id}`,
  to: '/mypage?found',
}))
const titleOf = ({ title }: { title: string }) => title

function usePeople(props: SearchSourceProps) {
  return useSearchSource(props, { items: people, textOf: titleOf, resultOf: (person) => person })
}
function useBroken(props: SearchSourceProps) {
  const query = { isLoading: false, error: new Error('down'), refetch: () => undefined }
  return useSearchSource(props, { items: undefined, query, resultOf: () => ({ id: '', title: '' }) })
}
const source = (
  id: string,
  useSource: (props: SearchSourceProps) => Loadable<SearchFindings>,
  until?: Promise<void>,
) =>
  definePlugin({
    id,
    fills: [
      fill(searchSources, {
        id: `${id}/search`,
        order: 1,
        hasServerState: false,
        label,
        load: async () => {
          await until
          return { default: useSource }
        },
      }),
    ],
  })

async function openSearch(plugins = [source('people', usePeople)]) {
  await openProduct('/mypage', { plugins: [search, ...plugins], as: 'ana' })
  await userEvent.click(await screen.findByRole('button', { name: 'Search or jump to…' }))
  return screen.findByRole('combobox', { name: 'Search' })
}

// Covers UX-06
test('without a word that begins with the text, the search marks the first match within one', async () => {
  await userEvent.type(await openSearch(), 'son')
  const list = screen.getByRole('listbox')
  await waitFor(() => expect(list.querySelector('mark')?.textContent).toBe('son'))
})

// Covers UX-06
test('the search marks no single letter within a word, and the second line only if the name does not match', async () => {
  const named = (id: string, title: string, detail: string) => ({ id, title, detail, to: '/mypage?found' })
  const found = [named('1', 'Sunday', 'every week'), named('2', 'Asa', '@asa'), named('3', 'Bo', '@asa')]
  function useNames(props: SearchSourceProps) {
    const textOf = ({ title, detail }: (typeof found)[number]) => `${title} ${detail}`
    return useSearchSource(props, { items: found, textOf, resultOf: (one) => one })
  }
  await userEvent.type(await openSearch([source('names', useNames)]), 'a')
  const marks = () =>
    screen
      .getAllByRole('option')
      .map((row) => [row.textContent, ...[...row.querySelectorAll('mark')].map((mark) => mark.textContent)])
  const expected = [['Asa@asa', 'A'], ['Sundayevery week'], ['Bo@asa', 'a']]
  await waitFor(() => expect(marks()).toEqual(expect.arrayContaining(expected)))
})

// Covers UX-06
test('a search with 10,000 matches shows 5, then 50, and the total', async () => {
  const field = await openSearch()
  await userEvent.type(field, 'person')
  const list = screen.getByRole('listbox')
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(6))
  expect(list.querySelector('mark')?.textContent).toBe('Person')
  await userEvent.click(screen.getByRole('option', { name: /^Show more/ }))
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(50))
  expect(screen.getByText(/50 of 10,?000/)).toBeTruthy()
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(/results/),
  )
})

// Covers UX-06
test('a failed search source offers a retry; the other sources still work', async () => {
  const field = await openSearch([source('people', usePeople), source('broken', useBroken)])
  await userEvent.type(field, 'person 42')
  expect(await screen.findByRole('option', { name: 'Person 42' })).toBeTruthy()
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

// Covers UX-06
test.each([
  [
    'crashes',
    (isBroken: () => boolean) => {
      function useCrashing(props: SearchSourceProps) {
        if (isBroken()) throw new Error('crash')
        return usePeople(props)
      }
      return async () => ({ default: useCrashing })
    },
  ],
  [
    'does not load',
    (isBroken: () => boolean) => async () => {
      if (isBroken()) throw new Error('Loading chunk 7 failed.')
      return { default: usePeople }
    },
  ],
])('a search source that %s is named and offers a retry', async (_, loadOf) => {
  allowConsoleErrors(/crash|chunk/)
  // Offline, a failure is told at once.
  const onLine = rs.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  let isBroken = true
  const broken = definePlugin({
    id: 'broken',
    fills: [
      fill(searchSources, {
        id: 'broken/search',
        order: 1,
        hasServerState: false,
        label,
        load: loadOf(() => isBroken),
      }),
    ],
  })
  await userEvent.type(await openSearch([broken]), 'person 42')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^“.+” couldn’t be searched/)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Person 42' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Types a text that nothing matches, and waits until all loaded sources have searched for it. */
async function searchInVain(...plugins: ReturnType<typeof source>[]) {
  let searched = ''
  function useEmpty(props: SearchSourceProps) {
    useEffect(() => {
      searched = props.debouncedText
    })
    return useSearchSource(props, { items: [], resultOf: () => ({ id: '', title: '' }) })
  }
  await userEvent.type(await openSearch([source('empty', useEmpty), ...plugins]), 'zzz')
  await waitFor(() => expect(searched).toBe('zzz'))
  await act(async () => undefined)
  return within(screen.getByRole('dialog')).getByRole('status')
}

// Covers UX-06
test('the search says "No results" only after all sources have loaded', async () => {
  const loaded = Promise.withResolvers<void>()
  const status = await searchInVain(source('late', usePeople, loaded.promise))
  expect(status.textContent).toBe('')
  expect(screen.queryByText(/^No results/)).toBeNull()
  loaded.resolve()
  await waitFor(() => expect(status.textContent).toMatch(/^No results/))
})

// Covers UX-06
test('the search does not say "No results" after a source has failed', async () => {
  const status = await searchInVain(source('broken', useBroken))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(status.textContent).toBe('')
})

// Covers UX-06
test('a search without results can be cleared', async () => {
  const field = await openSearch()
  await userEvent.type(field, 'zzz')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect((field as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(field)
})

// Covers UX-06
test('a search without results offers the places, of which Enter opens only a chosen one', async () => {
  const field = await openSearch()
  await userEvent.type(field, 'zzz')
  const places = within(await screen.findByRole('group', { name: 'Go to' }))
  expect(places.getAllByRole('option').length).toBeGreaterThan(0)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Covers UX-06
test('Enter opens the highlighted result and lists it first as recent', async () => {
  const field = await openSearch()
  await userEvent.type(field, 'person 77')
  await screen.findByRole('option', { name: 'Person 77' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Search or jump to…' }))
  const [first] = await within(await screen.findByRole('group', { name: 'Recent' })).findAllByRole('option')
  expect(first?.textContent).toContain('Person 770')
})

// Covers UX-06, FLT-01
test('the open search lists what another tab has found', async () => {
  await openSearch()
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  const recent = [{ source: 'people/search', id: '1', title: 'Found elsewhere', to: '/elsewhere' }]
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  storeElsewhere(`roda:own:${ana?.id}:recentSearch`, JSON.stringify(recent))
  expect(await screen.findByRole('option', { name: /Found elsewhere/ })).toBeTruthy()
})

// Covers UX-06
test('Enter on the search result "Español" switches the language', async () => {
  const field = await openSearch([])
  await userEvent.type(field, 'español')
  await screen.findByRole('option', { name: /Español/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(localStorage.getItem('language')).toBe('es'))
})

// Covers UX-06
test('going back in the browser closes the search', async () => {
  const scope = await openProduct('/mypage', { plugins: [search, source('people', usePeople)], as: 'ana' })
  const button = await screen.findByRole('button', { name: 'Search or jump to…' })
  await act(() => allSettled(navigate, { scope, params: { to: '/mypage?again' } }))
  await waitFor(() => expect(location.search).toBe('?again'))
  await userEvent.click(button)
  await screen.findByRole('dialog', { name: 'Search' })
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
})
