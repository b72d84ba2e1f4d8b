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

/** Renders a list and waits until the code for long lists is loaded. */
async function show(count: number) {
  render(
    <List items={peopleOf(count)} keyOf={({ id }) => id} textOf={nameOf} aria-label="People">
      {({ name }, row) => (
        <li {...row}>
          <button type="button">{name}</button>
        </li>
      )}
    </List>,
  )
  if (count > maxWholeList) await screen.findByRole('searchbox')
}
afterEach(cleanup)

const rows = () => screen.getAllByRole('listitem')

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
