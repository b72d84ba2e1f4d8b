import { beforeAll, expect, rs, test } from '@rstest/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { StrictMode, useState } from 'react'
import type { Settings } from '../../../core/config/schema'
import { textsLoaded } from '../../../core/i18n/i18n'
import { definePlugin } from '../../../core/plugin/manifest'
import { createRegistry } from '../../../core/plugin/registry'
import { $registry } from '../../../core/plugin/registry-store'
import { fill, type Loadable, slot } from '../../../core/plugin/slot'
import en from '../../../locales/en'
import { useCollected } from './collect'
import { loadableOf, loading, ready } from './loadable'
import { useSlotFunctions } from './slot-functions'

beforeAll(() => void textsLoaded({ kernel: en }))

interface Props {
  readonly text: string
  readonly names: readonly string[]
}
const numbers = slot<Props, 'value', readonly string[]>('test/numbers')
const sums = slot<{ readonly of: number }, 'function', number>('test/sums')

type Hook = (props: Props) => Loadable<readonly string[]>
const entry = (id: string, useNumbers: Hook, more = {}) =>
  fill(numbers, {
    id: `test/${id}`,
    hasServerState: false,
    load: async () => ({ default: useNumbers }),
    ...more,
  })
const registryOf = (fills: ReturnType<typeof fill>[], slots: Settings['slots'] = {}) =>
  createRegistry([{ id: 'test', manifest: definePlugin({ id: 'test', fills }) }], { slots })

let renders = 0
/** Shows each entry with its state, and passes new but equal props each time. */
function Owner({ text = 'a' }: { readonly text?: string }) {
  renders += 1
  const { entries, runners } = useCollected(numbers, { text, names: ['Ana', 'Bo'] })
  return (
    <>
      <output>
        {entries
          .map(({ id, result }) => `${id}: ${result.state === 'ready' ? result.value : result.state}`)
          .join('; ')}
      </output>
      {runners}
    </>
  )
}
function show(scope: Scope, owner = <Owner />) {
  renders = 0
  return render(
    <StrictMode>
      <Provider value={scope}>{owner}</Provider>
    </StrictMode>,
  )
}
const scopeOf = (...args: Parameters<typeof registryOf>) =>
  fork({ values: [[$registry, registryOf(...args)]] })
const shown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

// Covers EXT-01
test('a hook that returns a new object each time runs again only when a prop or its own state changes', async () => {
  const use = rs.fn(({ text, names }: Props) => ready([text, ...names]))
  const { rerender } = show(scopeOf([entry('new', use)]))
  await shown('test/new: a,Ana,Bo')
  const [calls, before] = [use.mock.calls.length, renders]
  rerender(<Owner />)
  await act(async () => undefined)
  expect(use.mock.calls.length).toBeLessThanOrEqual(calls + 2)
  expect(renders).toBeLessThan(before + 10)
})

// Covers EXT-01
test('the list of results is the same until one of them changes', async () => {
  const lists = new Set<unknown>()
  function Lists() {
    const [count, setCount] = useState(0)
    const { entries, runners } = useCollected(numbers, { text: 'a', names: [] })
    lists.add(entries)
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {entries.map(({ result }) => result.state)} {count} {runners}
      </button>
    )
  }
  show(scopeOf([entry('one', () => ready(['1']))]), <Lists />)
  const button = await screen.findByRole('button', { name: 'ready 0' })
  const known = lists.size
  act(() => button.click())
  expect(button.textContent).toContain('ready 1')
  expect(lists.size).toBe(known)
})

// Covers EXT-01
test('the entries are in the order of the settings, without removed ones, and for the current user only', async () => {
  const fills = [
    entry('one', () => ready(['1']), { order: 2 }),
    entry('two', () => ready(['2']), { order: 1 }),
    entry('member', () => ready(['3']), { access: 'member' }),
    entry('late', () => loading),
    entry('removed', () => ready(['4'])),
  ]
  show(scopeOf(fills, { [numbers.id]: { remove: ['test/removed'], order: ['test/late'] } }))
  await shown('test/late: loading; test/two: 2; test/one: 1')
})

// Covers EXT-01
test('a replaced entry loads again, and a removed one goes', async () => {
  const scope = scopeOf([entry('one', () => ready(['old'])), entry('two', () => ready(['2']))])
  show(scope)
  await shown('test/one: old; test/two: 2')
  const code = Promise.withResolvers<void>()
  const next = fill(numbers, {
    id: 'test/one',
    hasServerState: false,
    load: async () => {
      await code.promise
      return { default: () => ready(['new']) }
    },
  })
  await act(() => allSettled($registry, { scope, params: registryOf([next]) }))
  await shown('test/one: loading')
  await act(async () => code.resolve())
  await shown('test/one: new')
})

// Covers EXT-01
test('a hook reads again what it could not read, and what it knows stays', async () => {
  const refetch = rs.fn()
  expect(loadableOf({ data: undefined, error: null, refetch }, String)).toEqual({ state: 'loading' })
  expect(loadableOf({ data: 5, error: new Error('no'), refetch }, String)).toEqual(ready('5'))
  const failed = loadableOf({ data: undefined, error: 'no', refetch }, String)
  if (failed.state === 'failed') failed.retry()
  expect(refetch).toHaveBeenCalledTimes(1)
})

// Covers EXT-01
test('a contribution that is no hook for data has failed, and the message names it', async () => {
  const report = rs.spyOn(console, 'error').mockImplementation(() => undefined)
  const component = (() => null) as unknown as Hook
  show(scopeOf([entry('component', component), entry('two', () => ready(['2']))]))
  await shown('test/component: failed; test/two: 2')
  expect(report.mock.calls.flat().join(' ')).toContain('"test/component" must return ready()')
  report.mockRestore()
})

// Covers EXT-01
test('a function is loaded when it is needed, and again after its code did not load', async () => {
  let isOnline = false
  const load = rs.fn(async () => {
    if (!isOnline) throw new Error('Loading chunk 7 failed.')
    return { default: ({ of }: { readonly of: number }) => of + 1 }
  })
  function Sum() {
    const [sum, setSum] = useState('')
    const [first] = useSlotFunctions(sums)
    const add = async () => {
      try {
        const call = await first?.loadFunction()
        setSum(String(await call?.({ of: 1 })))
      } catch (error) {
        setSum(String(error))
      }
    }
    return (
      <button type="button" onClick={() => void add()}>
        Sum {sum}
      </button>
    )
  }
  show(scopeOf([fill(sums, { id: 'test/sum', load })]), <Sum />)
  const button = screen.getByRole('button')
  expect(load).not.toHaveBeenCalled()
  button.click()
  await waitFor(() => expect(button.textContent).toContain('Sum ChunkError'))
  isOnline = true
  button.click()
  await waitFor(() => expect(button.textContent).toBe('Sum 2'))
})
