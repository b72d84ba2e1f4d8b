import { useTexts } from '@kernel'
import { SearchInput, Segments, Select, sortIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { readSortOrder, type SortOrder, type StatusFilter, statusFilters } from '../model/my-courses-filter'
import { coursesTexts } from '../texts'

/** Below 1200 px, the status is in a line of its own, and the search and the order share one. */
const bar = css({ display: 'flex', flexWrap: { base: 'wrap', xl: 'nowrap' }, gap: '3', mb: '4' })
const statuses = css({
  alignSelf: 'center',
  flex: { base: '[1 0 100%]', xl: '[0 1 auto]' },
  mdDown: {
    mx: '-4',
    px: '4',
    maxW: '[none]',
    rounded: 'none',
    // All choices have room on most phones; where one is cut, it fades out, so that the row is seen to scroll.
    '& > button': { px: '2' },
    maskImage: '[linear-gradient(90deg, #000 calc(100% - 1rem), transparent)]',
  },
})
const search = css({ flex: '1', minW: '[8rem]', ms: 'auto', xl: { maxW: '72' } })
const order = css({ flex: '[0 1 auto]', minW: '0' })

interface CourseFilterProps {
  readonly searchText: string
  readonly status: StatusFilter | undefined
  readonly sort: SortOrder | undefined
  readonly onSearch: (text: string) => void
  readonly onStatus: (status: StatusFilter | undefined) => void
  readonly onSort: (sort: SortOrder | undefined) => void
}

export function CourseFilter({ searchText, status, sort, onSearch, onStatus, onSort }: CourseFilterProps) {
  const t = useTexts(coursesTexts)
  return (
    <div className={bar}>
      <Segments
        label={t['mine.filter']()}
        selected={status}
        onSelect={onStatus}
        choices={[
          { value: undefined, label: t['mine.filter.all']() },
          { value: statusFilters.inProgress, label: t['mine.filter.inProgress']() },
          { value: statusFilters.notStarted, label: t['mine.filter.notStarted']() },
          { value: statusFilters.completed, label: t['mine.filter.completed']() },
        ]}
        className={statuses}
      />
      <div className={search}>
        <SearchInput isInAddress label={t['mine.search']()} value={searchText} onChange={onSearch} />
      </div>
      <div className={order}>
        <Select
          isTool
          phoneIcon={sortIcon}
          aria-label={t['mine.sort']()}
          value={sort ?? ''}
          onChange={({ target }) => onSort(readSortOrder(target.value))}
        >
          <option value="">{t['mine.sort.default']()}</option>
          <option value="title">{t['mine.sort.title']()}</option>
          <option value="progress">{t['mine.sort.progress']()}</option>
        </Select>
      </div>
    </div>
  )
}
