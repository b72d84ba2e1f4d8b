import { defineTexts } from '@kernel'
import { ready } from '@kernel/parts'
import { expect, test } from '@rstest/core'
import { gatherActions, groupOf, recentGroup } from './result-groups'

const label = defineTexts<Record<string, string>>('test').ref('recent')
const source = (count: number) => {
  const results = Array.from({ length: Math.min(count, 50) }, (_, id) => ({
    id: String(id),
    title: `P ${id}`,
  }))
  return {
    id: 'network/connections',
    plugin: 'network',
    icon: 'M0 0',
    result: ready({ results, total: count }),
  }
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
test('gatherActions lists the actions of all sources in one group, and counts them there', () => {
  const found = (id: string, titles: readonly string[]) => {
    const results = titles.map((title) => ({ id: title, title, isAction: title.startsWith('New') }))
    return groupOf({ ...source(0), id, result: ready({ results, total: titles.length }) }, false)
  }
  const groups = gatherActions([
    found('groups/groups', ['New group', 'Newts', 'Walkers']),
    found('search/actions', ['New language']),
  ])
  expect(groups.map(({ rows, total }) => [rows.map(({ result }) => result?.title), total])).toEqual([
    [['Walkers'], 1],
    [['New group', 'Newts', 'New language'], 3],
  ])
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
