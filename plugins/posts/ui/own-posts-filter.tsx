import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { Field, Input, Select, searchIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { OwnPostsFilter } from '../model/own-posts-filter'
import { postsTexts } from '../texts'

const row = css({
  display: 'grid',
  gap: '2',
  px: { base: '4', md: '3' },
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'line',
  gridTemplateColumns: {
    base: '[auto minmax(0, 1fr)]',
    md: '[minmax(8rem, 1fr) auto auto]',
    lg: '[minmax(8rem, 1fr) auto]',
  },
  // The panel beside the list has the months, too.
  '& > :nth-child(3)': { display: { lg: 'none' } },
  // The search takes the first row on phones.
  '& > :first-child': { gridColumn: { mdDown: '[1 / -1]' } },
})

interface OwnPostsFilterFieldsProps {
  readonly filter: OwnPostsFilter
  readonly months: readonly string[]
  readonly onChange: (filter: OwnPostsFilter) => void
}

/** Fields that filter the user's own posts by text, readers and month. */
export function OwnPostsFilterFields({ filter, months, onChange }: OwnPostsFilterFieldsProps) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const readers = {
    '': t['mine.filter.allReaders'](),
    public: t['mine.filter.public'](),
    private: t['mine.filter.private'](),
  }
  const isReaders = (value: string): value is OwnPostsFilter['readers'] => value in readers
  return (
    <div className={row}>
      <Field label={t['mine.filter.text']()} isLabelHidden>
        <Input
          type="search"
          autoComplete="off"
          icon={searchIcon}
          placeholder={t['mine.filter.text']()}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </Field>
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
