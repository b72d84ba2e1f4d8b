import { expect, test } from '@rstest/core'
import { defineTexts } from '../../core/i18n/text'
import { ready } from '../../parts/slot/loadable'
import { groupOf, recentGroup } from './result-groups'

const label = defineTexts<Record<string, string>>('test').ref('recent')
const source = (count: number) => {
  const results = Array.from({ length: Math.min(count, 50) }, (_, id) => ({
    id: String(id),
    title: `P ${id}`,
  }))
  return { id: 'network/connections', icon: 'M0 0', result: ready({ results, total: count }) }
}

// Covers UX-06
test('groupOf returns five results and a "Show more" row for a large source', () => {
  const { rows } = groupOf(source(10_000), false)
  expect(rows.map(({ value }) => value)).toEqual([
    ...['0', '1', '2', '3', '4'].map((id) => `network/connections ${id}`),
    'more network/connections',
  ])
  expect(groupOf(source(10_000), true).rows).toHaveLength(50)
  expect(groupOf(source(5), false).rows).toHaveLength(5)
  expect(groupOf({ ...source(5), result: { state: 'loading' } }, false).rows).toEqual([])
})

// Covers UX-06
test('recentGroup leaves out results of disabled sources', () => {
  const recent = [
    { source: 'network/connections', id: '1', title: 'Ana', to: '/@ana' },
    { source: 'gone/source', id: '1', title: 'Gone', to: '/gone' },
  ]
  const { rows, total } = recentGroup(recent, [source(0)], label)
  expect(rows.map(({ result, icon }) => [result?.title, icon])).toEqual([['Ana', 'M0 0']])
  expect(total).toBe(1)
})
