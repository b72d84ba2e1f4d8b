import type { Loadable, TextRef } from '@kernel'
import type { SearchFindings, SearchResult } from '../contract'
import type { RecentResult } from './recent-results'

/** Maximum number of results of a source, at first and after "Show more". */
export const firstResults = 5
export const allResults = 50

export interface SourceEntry {
  readonly id: string
  readonly plugin: string
  readonly label?: TextRef | undefined
  readonly icon?: string | undefined
  readonly result: Loadable<SearchFindings>
}

/** A row of the list: a result, or a button that shows all `total` results. */
export interface ResultRow {
  /** Unique in the list. */
  readonly value: string
  readonly source: string
  /** Whose code draws the face. */
  readonly plugin?: string
  readonly icon: string | undefined
  /** Icon of the source. */
  readonly kind?: string | undefined
  readonly result?: SearchResult
  readonly total?: number
}

export interface ResultGroup {
  readonly id: string
  readonly label: TextRef | undefined
  readonly rows: readonly ResultRow[]
  readonly total: number
}

const keyOf = (source: string, { id }: SearchResult) => `${source} ${id}`

/** Groups the results of a source. @param isWhole whether all results are shown */
export function groupOf(
  { id: source, plugin, label, icon, result: found }: SourceEntry,
  isWhole: boolean,
): ResultGroup {
  const { results, total } = found.state === 'ready' ? found.value : { results: [], total: 0 }
  const shown = results.slice(0, isWhole ? allResults : firstResults)
  const rows: ResultRow[] = shown.map((result) => ({
    value: keyOf(source, result),
    source,
    plugin,
    icon: result.icon ?? icon,
    kind: icon,
    result,
  }))
  if (!isWhole && total > shown.length && shown.length > 0)
    rows.push({ value: `more ${source}`, source, icon: undefined, total })
  return { id: source, label, rows, total }
}

/** The source in whose group the actions of all sources are. */
const actions = 'search/actions'

/** Moves the actions that sources found beside their results into the group of the actions. */
export function gatherActions(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const isAction = ({ result }: ResultRow) => result?.isAction === true
  const all = groups.flatMap(({ rows }) => rows.filter(isAction))
  return groups.map((group) => {
    const rows = group.id === actions ? all : group.rows.filter((row) => !isAction(row))
    return { ...group, rows, total: group.total + rows.length - group.rows.length }
  })
}

/** Groups the results that the user opened last, without those of disabled sources. */
export function recentGroup(
  recent: readonly RecentResult[],
  entries: readonly SourceEntry[],
  label: TextRef,
): ResultGroup {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const rows = recent
    .filter(({ source }) => byId.has(source))
    .map((result) => ({
      value: `recent ${keyOf(result.source, result)}`,
      source: result.source,
      icon: byId.get(result.source)?.icon,
      kind: byId.get(result.source)?.icon,
      result,
    }))
  return { id: 'recent', label, rows, total: rows.length }
}
