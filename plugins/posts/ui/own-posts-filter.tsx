import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { Field, IconButton, SearchInput, Select, settingsIcon } from '@kernel/ui'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import type { OwnPostsFilter } from '../model/own-posts-filter'
import { postsTexts } from '../texts'

const row = css({
  display: 'grid',
  alignItems: 'start',
  gap: '2',
  px: '4',
  pt: '2.5',
  // Below their controls, the fields keep 6 px for messages.
  pb: '1',
  borderTopWidth: '1px',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr) auto]',
    md: '[minmax(8rem, 1fr) auto auto]',
    lg: '[minmax(8rem, 1fr) auto]',
  },
  // The panel beside the list has the months, too.
  '& > :nth-child(4)': { display: { lg: 'none' } },
  '& > button': { display: { md: 'none' } },
})
/** Phones have room for the search only; its button shows the others. */
const folded = css({ '& > :nth-child(n + 3)': { display: { mdDown: 'none' } } })

interface OwnPostsFilterFieldsProps {
  readonly filter: OwnPostsFilter
  readonly months: readonly string[]
  readonly onChange: (filter: OwnPostsFilter) => void
}

export function OwnPostsFilterFields({ filter, months, onChange }: OwnPostsFilterFieldsProps) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const [isUnfolded, setUnfolded] = useState(filter.readers !== '' || filter.month !== '')
  const readers = {
    '': t['mine.filter.allReaders'](),
    public: t['mine.filter.public'](),
    private: t['mine.filter.private'](),
  }
  const isReaders = (value: string): value is OwnPostsFilter['readers'] => value in readers
  return (
    <div className={cx(row, !isUnfolded && folded)}>
      <SearchInput
        label={t['mine.filter.text']()}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <IconButton
        icon={settingsIcon}
        label={t['mine.filters']()}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      />
      <Field label={t['mine.filter.readers']()} isLabelHidden>
        <Select
          isTool
          value={filter.readers}
          onChange={({ target }) => isReaders(target.value) && onChange({ ...filter, readers: target.value })}
        >
          {Object.entries(readers).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t['mine.filter.month']()} isLabelHidden>
        <Select
          isTool
          value={filter.month}
          onChange={({ target }) => onChange({ ...filter, month: target.value })}
        >
          <option value="">{t['mine.filter.allMonths']()}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formats.month(new Date(`${month}-15T12:00:00`))}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
