import { expect, test } from '@rstest/core'
import { defineTexts } from '../../core/i18n/text'
import type { SearchFindings } from '../../core/plugin/shell-slots'
import { groupOf, recentGroup } from './result-groups'

const label = defineTexts<Record<string, string>>('test').ref('recent')
const source = { id: 'network/connections', icon: 'M0 0' }
const findings = (count: number): SearchFindings => ({
  results: Array.from({ length: Math.min(count, 50) }, (_, id) => ({ id: String(id), title: `P ${id}` })),
  total: count,
  isLoading: false,
  error: null,
})

// Covers UX-06
test('groupOf returns five results and a "Show more" row for a large source', () => {
  const { rows } = groupOf(source, findings(10_000), false)
  expect(rows.map(({ value }) => value)).toEqual([
    ...['0', '1', '2', '3', '4'].map((id) => `network/connections ${id}`),
    'more network/connections',
  ])
  expect(groupOf(source, findings(10_000), true).rows).toHaveLength(50)
  expect(groupOf(source, findings(5), false).rows).toHaveLength(5)
  expect(groupOf(source, undefined, false).rows).toEqual([])
})

// Covers UX-06
test('recentGroup leaves out results of disabled sources', () => {
  const recent = [
    { source: 'network/connections', id: '1', title: 'Ana', to: '/@ana' },
    { source: 'gone/source', id: '1', title: 'Gone', to: '/gone' },
  ]
  const { rows, total } = recentGroup(recent, [source], label)
  expect(rows.map(({ result, icon }) => [result?.title, icon])).toEqual([['Ana', 'M0 0']])
  expect(total).toBe(1)
})
