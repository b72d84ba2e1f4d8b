import type { KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { SearchInput } from '../../ui/field/search-input'

const root = css({ display: 'grid', gap: '2', mb: '3', minW: '0', _print: { display: 'none' } })
const status = css({ textStyle: 'small', color: 'quiet', _empty: { display: 'none' } })

interface ListFilterProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly count: number
  readonly total: number
  /** Accessible name of the list. */
  readonly list: string | undefined
  readonly className: string | undefined
}

/** Search field above a long list, because the browser's "find in page" searches only rendered rows. */
export function ListFilter({ query, onQuery, count, total, list, className }: ListFilterProps) {
  const t = useKernelTexts()
  const label = list === undefined ? t['list.find']() : t['list.findIn']({ list })
  return (
    <div className={cx(root, className)}>
      <SearchInput
        label={label}
        placeholder={t['list.find']()}
        value={query}
        onChange={onQuery}
        onKeyDown={preventSubmit}
      />
      <p role="status" className={status}>
        {query.trim() !== '' && (count > 0 ? t['list.found']({ count, total }) : t['list.noneFound']())}
      </p>
    </div>
  )
}

/** Keeps Enter from submitting a form around the list. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
