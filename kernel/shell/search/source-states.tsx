import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { ErrorNotice } from '../../parts/query/error-notice'
import { SpinnerMark } from '../../ui/spinner/spinner'
import type { SourceEntry } from './result-groups'
import { searchRecipe } from './search.recipe'

interface SourceStatesProps {
  readonly entries: readonly SourceEntry[]
  /** Whether something is searched. Before, sources that load are not mentioned. */
  readonly isSearching: boolean
}

/** Lists sources that are still searching, and those that failed, each with a retry button. */
export function SourceStates({ entries, isSearching }: SourceStatesProps) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const styles = searchRecipe()
  const nameOf = ({ id, label }: SourceEntry) => (label ? translate(label) : id)
  const loading = entries.filter(({ result }) => isSearching && result.state === 'loading')
  return (
    <>
      {loading.length > 0 && (
        <p className={styles.loading}>
          <SpinnerMark />
          {t['search.loading']({ names: loading.map(nameOf).join(', ') })}
        </p>
      )}
      {entries.map((entry) => {
        const { result } = entry
        if (result.state !== 'failed') return null
        return (
          <div key={entry.id} className={styles.failure}>
            <ErrorNotice
              title={t['search.failed']({ name: nameOf(entry) })}
              error={result.error}
              onRetry={result.retry}
            />
          </div>
        )
      })}
    </>
  )
}
