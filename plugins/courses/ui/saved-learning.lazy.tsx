import { type Id, sameId, useHref, useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { Card, courseIcon, Icon, playIcon, TextLink } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { myCoursesQuery } from '../api/queries'
import { courseRoute, lessonRoute } from '../contract'
import { lessonKeyOf, type SavedLearning, type Starred } from '../model/saved-learning'
import { coursesTexts } from '../texts'
import { StarButton } from './star-button'

const styles = {
  root: css({ mt: '6' }),
  title: css({ textStyle: 'heading', mb: '3' }),
  list: css({ divided: true }),
  row: css({
    position: 'relative',
    row: true,
    gap: '3',
    minH: 'touch',
    '& > button': { position: 'relative' },
  }),
  icon: css({ color: 'quiet' }),
  name: css({ stack: true, grow: true, textStyle: 'strong', overflowWrap: 'anywhere' }),
  where: css({ textStyle: 'caption', color: 'quiet', _empty: { display: 'none' } }),
}

/** Starred courses and lessons, newest first; the star removes them. */
export default function SavedList({ courses, lessons }: SavedLearning) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const href = useHref()
  const { data: mine } = useQuery({ ...myCoursesQuery(), enabled: lessons.length > 0, throwOnError: false })
  const courseTitle = (course: Id) => mine?.find((one) => sameId(one.id, course))?.title
  const entries = [...courses.map((one): Starred & { at: number } => one), ...lessons].toSorted(
    (one, other) => other.at - one.at,
  )
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {t['star.title']()}
      </h2>
      <Card>
        <List
          items={entries}
          keyOf={({ course, id }) => lessonKeyOf({ course: String(course ?? ''), id: String(id) })}
          name="saved courses"
          aria-labelledby={id}
          className={styles.list}
        >
          {(one, row) => (
            <li {...row} className={styles.row}>
              <Icon of={one.course === undefined ? courseIcon : playIcon} className={styles.icon} />
              <span className={styles.name}>
                <TextLink
                  dir="auto"
                  variant="plain"
                  isStretched
                  to={
                    one.course === undefined
                      ? href(courseRoute, { id: one.id })
                      : href(lessonRoute, {}, { course: one.course, lesson: one.id })
                  }
                >
                  {one.title || t[one.course === undefined ? 'course.untitled' : 'course.untitledLesson']()}
                </TextLink>
                {one.course !== undefined && (
                  <span dir="auto" className={styles.where}>
                    {courseTitle(one.course)}
                  </span>
                )}
              </span>
              <StarButton of={one} />
            </li>
          )}
        </List>
      </Card>
    </section>
  )
}
