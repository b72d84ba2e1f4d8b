import { afterEach, expect, test } from '@rstest/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { List, maxWholeList } from './list'

interface Person {
  readonly id: number
  readonly name: string
}

const peopleOf = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `João ${index + 1}` }))
const nameOf = ({ name }: Person) => name

const listOf = (count: number) => (
  <List items={peopleOf(count)} keyOf={({ id }) => id} textOf={nameOf} aria-label="People">
    {({ name }, row) => (
      <li {...row}>
        <button type="button">{name}</button>
      </li>
    )}
  </List>
)

/** Renders a list and waits until the code for long lists is loaded. */
async function show(count: number) {
  const { rerender } = render(listOf(count))
  if (count > maxWholeList) await screen.findByRole('searchbox')
  return { change: (changed: number) => rerender(listOf(changed)) }
}
afterEach(cleanup)

const rows = () => screen.getAllByRole('listitem')

// The first test: in the others, the code for long lists is already loaded.
test('a list that becomes long stays in sight while the code for long lists loads', async () => {
  const { change } = await show(maxWholeList)
  const before = rows()
  change(maxWholeList + 1)
  expect(rows()).toEqual(before)
  expect(await screen.findByRole('searchbox')).toBeTruthy()
})

test('a long list that becomes short keeps its filter and its rows', async () => {
  const { change } = await show(maxWholeList + 1)
  await userEvent.type(screen.getByRole('searchbox'), '7')
  const before = rows()
  expect(before.map(({ textContent }) => textContent)).toEqual(['João 7', 'João 17', 'João 27', 'João 37'])
  change(maxWholeList)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('7')
  expect(rows()).toEqual(before)
})

test('a short list renders all rows, but no filter and no row positions', async () => {
  await show(maxWholeList)
  expect(rows()).toHaveLength(maxWholeList)
  expect(rows()[0]?.hasAttribute('aria-posinset')).toBe(false)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a long list renders few rows, each with its position', async () => {
  await show(1_000)
  expect(rows().length).toBeLessThan(100)
  expect(rows().at(-1)?.getAttribute('aria-posinset')).toBe('1000')
  expect(rows().at(-1)?.getAttribute('aria-setsize')).toBe('1000')
})

test('a long list is filtered by all words, ignoring case and accents', async () => {
  await show(1_000)
  const filter = screen.getByRole('searchbox')
  await userEvent.type(filter, '777 joao')
  expect(rows().map(({ textContent }) => textContent)).toEqual(['João 777'])
  await userEvent.type(filter, ' nobody')
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('status').textContent).not.toBe('')
})

test('End and Home move the focus to the last and first row', async () => {
  await show(1_000)
  screen.getByRole('button', { name: 'João 1' }).focus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('João 1000')
  await userEvent.keyboard('{Home}')
  expect(document.activeElement?.textContent).toBe('João 1')
})

test('all rows of a long list are printed', async () => {
  await show(300)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows()).toHaveLength(300)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows().length).toBeLessThan(100)
})
