import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import type { SearchFindings } from '../../core/plugin/shell-slots'
import { ErrorNotice } from '../../parts/query/error-notice'
import { SpinnerMark } from '../../ui/spinner/spinner'
import type { SourceEntry } from './result-groups'
import { searchRecipe } from './search.recipe'

interface SourceStatesProps {
  readonly entries: readonly SourceEntry[]
  readonly found: Readonly<Record<string, SearchFindings>>
}

/** Lists sources that are still searching, and those that failed, each with a retry button. */
export function SourceStates({ entries, found }: SourceStatesProps) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const styles = searchRecipe()
  const nameOf = ({ id, label }: SourceEntry) => (label ? translate(label) : id)
  const loading = entries.filter(({ id }) => found[id]?.isLoading && found[id].results.length === 0)
  return (
    <>
      {loading.length > 0 && (
        <p className={styles.loading}>
          <SpinnerMark />
          {t['search.loading']({ names: loading.map(nameOf).join(', ') })}
        </p>
      )}
      {entries.map((entry) => {
        const { error, isLoading, retry } = found[entry.id] ?? {}
        if (!error || isLoading || !retry) return null
        return (
          <div key={entry.id} className={styles.failure}>
            <ErrorNotice title={t['search.failed']({ name: nameOf(entry) })} error={error} onRetry={retry} />
          </div>
        )
      })}
    </>
  )
}
