import {
  $settings,
  homeRoute,
  outcomeOf,
  type ScreenAddress,
  useCode,
  useHref,
  useRouteParams,
  useTexts,
  useTranslate,
} from '@kernel'
import {
  HtmlContent,
  imageUrl,
  PageHead,
  ShareButton,
  SlotEntryView,
  Toolbar,
  useSlotEntries,
} from '@kernel/parts'
import { Avatar, LoadError, Page, ScreenSkeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { courseQuery } from '../api/queries'
import { courseRoute, courseSections, type OfferedCourse } from '../contract'
import { courseData } from '../model/course-data'
import { coursesTexts } from '../texts'
import { CourseDescription } from '../ui/course-description'
import { CourseOffer } from '../ui/course-offer'
import { CourseOutline } from '../ui/course-outline'
import { useOwnedCourses, useTeacher } from '../ui/use-owned-courses'

const styles = {
  root: css({
    display: 'grid',
    columnGap: '5',
    rowGap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
    gridTemplateRows: { lg: '[auto 1fr]' },
    gridTemplateAreas: { base: '"head" "offer" "body"', lg: '"head offer" "body offer"' },
    // The offer's parts on phones; the last row is the place of its bar at the end of the page.
    '&:has([data-bar])': {
      mdDown: {
        gridTemplateAreas: '"head" "offer" "facts" "body" "."',
        gridTemplateRows: '[auto auto auto auto 3rem]',
        pb: '0',
      },
    },
  }),
  head: css({
    gridArea: 'head',
    display: 'grid',
    gap: '3',
    minW: '0',
  }),
  toolbar: css({
    '& > header': { mb: '0' },
    // Large, and yet in one line in the column beside the offer.
    '& h1': { textStyle: 'display', fontSize: { base: '3xl', md: '[2.25rem]' } },
  }),
  headline: css({ textStyle: 'lead', color: 'quiet', maxW: 'column.reading', overflowWrap: 'anywhere' }),
  instructor: css({ row: true, gap: '2.5' }),
  name: css({ textStyle: 'label', minW: '0', overflowWrap: 'anywhere' }),
  body: css({ gridArea: 'body', stack: true, gap: '8', minW: '0' }),
  words: css({
    display: 'grid',
    gap: { base: '6', md: '8' },
    minW: '0',
    maxW: 'column.reading',
    _empty: { display: 'none' },
  }),
  summary: css({ textStyle: 'lead' }),
}

const section = css({ stack: true, gap: '4' })
const heading = css({ textStyle: 'heading' })

function CourseSections({ course }: { readonly course: OfferedCourse }) {
  const translate = useTranslate()
  const id = useId()
  return useSlotEntries(courseSections).map((entry) => (
    <section key={entry.id} aria-labelledby={`${id}-${entry.id}`} className={section}>
      <h2 id={`${id}-${entry.id}`} className={heading}>
        {entry.label && translate(entry.label)}
      </h2>
      <SlotEntryView entry={entry} props={{ course }} />
    </section>
  ))
}

function CourseLoading() {
  return (
    <Page width="wide">
      <ScreenSkeleton of="article" hasTitle />
    </Page>
  )
}

const loadNotFound = () => import('../ui/course-not-found.lazy')

export const queries = ({ params }: ScreenAddress) => [courseQuery(params.id ?? '')]

export default function CourseDetails() {
  const { id } = useRouteParams(courseRoute)
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { brand } = useUnit($settings)
  const query = useQuery({
    ...courseQuery(id),
    throwOnError: (error, { state }) => state.data === undefined && !outcomeOf(error).isMissing,
  })
  const { data: course, error, refetch } = query
  const { person: teacher } = useTeacher(id)
  const { isOwned } = useOwnedCourses()
  const { code: notFound, failure } = useCode(loadNotFound, !course && error !== null)

  if (!course && error && notFound) return <notFound.default onRetry={() => void refetch()} />
  if (!course) return failure ? <LoadError failure={failure} /> : <CourseLoading />
  const { title, headline, summary, about } = course
  const instructor = course.instructor || teacher?.name
  const image = imageUrl(course.picture)

  return (
    <Page width="wide" className={styles.root}>
      <PageHead
        title={title}
        description={headline}
        image={image}
        data={courseData({
          course,
          provider: brand.name,
          imageUrl: image,
          page: href(courseRoute, { id }) ?? '',
          home: { path: href(homeRoute) ?? '/', name: brand.name },
        })}
      />
      <div className={styles.head}>
        <div className={styles.toolbar}>
          <Toolbar
            title={<bdi>{title || t['course.untitled']()}</bdi>}
            // For its teacher, a larger one is the main action.
            actions={
              (!teacher || isOwned(id)) && <ShareButton to={href(courseRoute, { id })} title={title} />
            }
          />
        </div>
        {headline && (
          <p dir="auto" className={styles.headline}>
            {headline}
          </p>
        )}
        {instructor && (
          <div className={styles.instructor}>
            <Avatar src={teacher && imageUrl(teacher.pictureUrl)} name={instructor} size="xs" />
            <p className={styles.name}>{t['course.instructor']({ name: instructor })}</p>
          </div>
        )}
      </div>
      <CourseOffer course={course} />
      <div className={styles.body}>
        <div className={styles.words}>
          {summary && <HtmlContent html={summary} className={styles.summary} />}
          <CourseDescription html={about} />
        </div>
        <CourseOutline course={course} />
        <CourseSections course={course} />
      </div>
    </Page>
  )
}
