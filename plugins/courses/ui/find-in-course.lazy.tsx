import { useHref, useTexts } from '@kernel'
import { List, MarkedText, matchExcerpt } from '@kernel/parts'
import { Button, Card, fileIcon, Icon, Link, pencilIcon, playIcon, RetryButton } from '@kernel/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { useTranscripts } from '../api/use-transcripts'
import { lessonRoute } from '../contract'
import { clockTime } from '../model/clock-time'
import type { Course } from '../model/course'
import { type CourseText, findInCourse } from '../model/find-in-course'
import type { Note } from '../model/notes'
import { coursesTexts } from '../texts'
import { captionsIcon, lessonsIcon } from './player-icons'

const icons = {
  title: playIcon,
  chapter: lessonsIcon,
  text: fileIcon,
  note: pencilIcon,
  transcript: captionsIcon,
} as const

const styles = {
  head: css({
    wrap: true,
    gap: '2',
    justifyContent: 'space-between',
    mb: '2',
    textStyle: 'small',
    color: 'quiet',
  }),
  list: css({ stack: true, mx: '-2' }),
  link: css({
    row: true,
    gap: '3',
    minH: 'touch',
    px: '2',
    py: '1.5',
    rounded: 'sm',
    overflowWrap: 'anywhere',
    _hover: { bg: 'subtle' },
    '& > svg': { color: 'quiet' },
  }),
  words: css({ display: 'grid', grow: true }),
  title: css({ textStyle: 'label' }),
  text: css({ textStyle: 'caption', color: 'quiet' }),
  time: css({ textStyle: 'small', color: 'accent.text', fontVariantNumeric: 'tabular-nums' }),
}

interface FindInCourseProps {
  readonly course: Course
  readonly notes: readonly Note[]
  readonly searchText: string
}

/** What a search in a course has found: each result leads to its lesson, and to the time in its video. */
export default function FindInCourse({ course, notes, searchText }: FindInCourseProps) {
  const t = useTexts(coursesTexts)
  const [isWanted, setIsWanted] = useState(false)
  const { read, missing, failed } = useTranscripts(course, isWanted)
  const query = useDeferredValue(searchText)
  const found = useMemo(() => findInCourse(course, notes, read, query), [course, notes, read, query])
  return (
    <Card isBleed>
      <div className={styles.head}>
        <p role="status">
          {found.length > 0 ? t['find.found']({ count: found.length }) : t['mine.noneFound']()}
          {missing > 0 && ` ${t['find.without']({ count: missing })}`}
          {failed.length > 0 && ` ${t['find.failed']({ count: failed.length })}`}
        </p>
        {failed.length > 0 && (
          <RetryButton
            size="sm"
            isLoading={failed.some(({ isFetching }) => isFetching)}
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          />
        )}
        {missing > 0 && (
          <Button size="sm" variant="soft" isLoading={isWanted} onClick={() => setIsWanted(true)}>
            {t['find.transcripts']()}
          </Button>
        )}
      </div>
      <List
        items={found}
        keyOf={({ kind, lesson, at }, index) => `${kind} ${lesson} ${at ?? ''} ${index}`}
        name="found in course"
        aria-label={t['find.title']()}
        className={styles.list}
      >
        {(entry, row) => (
          <li {...row}>
            <Found course={course} entry={entry} query={query} />
          </li>
        )}
      </List>
    </Card>
  )
}

function Found({
  course,
  entry,
  query,
}: {
  readonly course: Course
  readonly entry: CourseText
  readonly query: string
}) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { kind, lesson, lessonTitle, at, text } = entry
  const to = href(
    lessonRoute,
    {},
    { course: course.id, lesson, at: at === undefined ? undefined : Math.floor(at) },
  )
  const where = kind === 'note' ? t['find.note']() : kind === 'transcript' ? t['guide.transcript']() : ''
  return (
    <Link to={to ?? ''} className={styles.link}>
      <Icon of={icons[kind]} />
      <span className={styles.words}>
        <MarkedText
          text={lessonTitle || t['course.untitledLesson']()}
          searchText={kind === 'title' ? query : ''}
          className={styles.title}
        />
        {kind !== 'title' && (
          <span className={styles.text}>
            {where && `${where} · `}
            <MarkedText text={matchExcerpt(text, query, 120)} searchText={query} />
          </span>
        )}
      </span>
      {at !== undefined && <span className={styles.time}>{clockTime(at)}</span>}
    </Link>
  )
}
