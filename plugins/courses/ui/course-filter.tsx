import { useTexts } from '@kernel'
import { Chip, Select } from '@kernel/ui'
import { css } from 'styled-system/css'
import { readSortOrder, type SortOrder, type StatusFilter, statusFilters } from '../model/my-courses-filter'
import { coursesTexts } from '../texts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { sm: 'space-between' },
  columnGap: { base: '2', sm: '3' },
  rowGap: { base: '2', sm: '3' },
})
// On phones, the choices and the order share their lines.
const chips = css({ display: { base: 'contents', sm: 'flex' }, flexWrap: 'wrap', gap: '2', minW: '0' })

interface CourseFilterProps {
  readonly status: StatusFilter | undefined
  readonly sort: SortOrder | undefined
  readonly onStatus: (status: StatusFilter | undefined) => void
  readonly onSort: (sort: SortOrder | undefined) => void
}

/** Filters the user's courses by status and sorts them. */
export function CourseFilter({ status, sort, onStatus, onSort }: CourseFilterProps) {
  const t = useTexts(coursesTexts)
  const choices = [
    [undefined, t['mine.filter.all']()],
    [statusFilters.inProgress, t['mine.filter.inProgress']()],
    [statusFilters.notStarted, t['mine.filter.notStarted']()],
    [statusFilters.completed, t['mine.filter.completed']()],
  ] as const
  return (
    <div className={bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={t['mine.filter']()} className={chips}>
        {choices.map(([value, label]) => (
          <Chip key={label} label={label} isSelected={status === value} onSelect={() => onStatus(value)} />
        ))}
      </div>
      <Select
        aria-label={t['mine.sort']()}
        value={sort ?? ''}
        onChange={({ target }) => onSort(readSortOrder(target.value))}
      >
        <option value="">{t['mine.sort.default']()}</option>
        <option value="title">{t['mine.sort.title']()}</option>
        <option value="progress">{t['mine.sort.progress']()}</option>
      </Select>
    </div>
  )
}
