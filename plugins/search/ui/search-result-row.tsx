import { Listbox } from '@ark-ui/react/listbox'
import { useTexts } from '@kernel'
import { EntryBoundary, imageUrl, RelativeTime, splitMatches } from '@kernel/parts'
import { Avatar, chevronDownIcon, Icon } from '@kernel/ui'
import type { ResultRow } from '../model/result-groups'
import { searchTexts } from '../texts'
import { MarkedText } from './marked-text'
import { searchRecipe } from './search.recipe'

interface SearchResultRowProps {
  readonly row: ResultRow
  readonly searchText: string
}

export function SearchResultRow({ row, searchText }: SearchResultRowProps) {
  const t = useTexts(searchTexts)
  const styles = searchRecipe()
  const { result, icon, kind, total = 0 } = row
  const isInTitle = splitMatches(result?.title ?? '', searchText).some(({ isMatch }) => isMatch)
  return (
    <Listbox.Item item={row} highlightOnHover className={styles.row}>
      <span className={styles.face}>
        {result?.face ? (
          <EntryBoundary plugin={row.plugin ?? row.source} entry={row.source}>
            {result.face}
          </EntryBoundary>
        ) : result?.avatar ? (
          <Avatar src={imageUrl(result.avatar.pictureUrl)} name={result.avatar.name} size="xs" />
        ) : (
          <Icon of={result ? (icon ?? '') : chevronDownIcon} />
        )}
      </span>
      {result ? (
        <span className={styles.words}>
          <MarkedText text={result.title} searchText={searchText} className={styles.title} />
          {result.detail && (
            // Marks tell why a result was found, once.
            <MarkedText
              text={result.detail}
              searchText={isInTitle ? '' : searchText}
              className={styles.detail}
            />
          )}
        </span>
      ) : (
        <span data-more="" className={styles.more}>
          {t.more({ count: total })}
        </span>
      )}
      {result?.date && (
        <span className={styles.date}>
          <RelativeTime date={result.date} isWithinLink />
        </span>
      )}
      {/* Tells a person from the conversation with that person, whose faces are the same. */}
      {kind && (result?.face || result?.avatar) && <Icon of={kind} size="sm" className={styles.kind} />}
      {/* The key is shown on the highlighted row only. */}
      <span aria-hidden="true" className={styles.enter} />
    </Listbox.Item>
  )
}
