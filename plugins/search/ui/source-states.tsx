import { useTexts, useTranslate } from '@kernel'
import { ErrorNotice } from '@kernel/parts'
import { SpinnerMark } from '@kernel/ui'
import type { SourceEntry } from '../model/result-groups'
import { searchTexts } from '../texts'
import { searchRecipe } from './search.recipe'

interface SourceStatesProps {
  readonly entries: readonly SourceEntry[]
  /** Whether something is searched. Before, sources that load are not mentioned. */
  readonly isSearching: boolean
}

/** Lists sources that are still searching, and those that failed, each with a retry button. */
export function SourceStates({ entries, isSearching }: SourceStatesProps) {
  const t = useTexts(searchTexts)
  const translate = useTranslate()
  const styles = searchRecipe()
  const nameOf = ({ id, label }: SourceEntry) => (label ? translate(label) : id)
  const loading = entries.filter(({ result }) => isSearching && result.state === 'loading')
  return (
    <>
      {loading.length > 0 && (
        <p className={styles.loading}>
          <SpinnerMark />
          {t.loading({ names: loading.map(nameOf).join(', ') })}
        </p>
      )}
      {entries.map((entry) => {
        const { result } = entry
        if (result.state !== 'failed') return null
        return (
          <div key={entry.id} className={styles.failure}>
            <ErrorNotice
              title={t.failed({ name: nameOf(entry) })}
              error={result.error}
              onRetry={result.retry}
            />
          </div>
        )
      })}
    </>
  )
}
