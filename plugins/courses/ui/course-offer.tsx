import { serverNow, useCode, useHref, useTexts } from '@kernel'
import { Slot, useFormats, useSlotEntries } from '@kernel/parts'
import {
  accessIcon,
  ButtonLink,
  Card,
  calendarIcon,
  certificateIcon,
  clockIcon,
  courseIcon,
  Icon,
  LoadError,
  Skeleton,
  videoIcon,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css, sva } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import { courseActions, learnRoute } from '../contract'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'
import { Price } from './price'
import { useOwnedCourses, useTeacher } from './use-owned-courses'

const loadLearning = () => import('./course-learning.lazy')
const loadTeaching = () => import('./course-teaching.lazy')

const actions = css({ stack: true, gap: '3', _empty: { display: 'none' } })
// The skeleton is as high as the button that replaces it, to avoid a layout shift.
const skeletonButton = css({ minH: '12' })

interface CourseActionProps {
  readonly course: Course
  readonly isEnrolled: boolean
  readonly isTaught: boolean
  /** Whether it is not known yet if the user has or offers the course. */
  readonly isChecking: boolean
}

/** Shows a link to the lessons for users who have the course, what its teacher may want to do, else the actions of other plugins. */
function CourseAction({ course, isEnrolled, isTaught, isChecking }: CourseActionProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const learning = useQuery({ ...learningQuery(String(course.id)), enabled: isEnrolled })
  // Comes while the answer is on its way.
  const { code, failure } = useCode(loadLearning, isEnrolled)
  const teaching = useCode(loadTeaching, isTaught && !isEnrolled)

  if (isEnrolled)
    return (
      <div className={actions}>
        {failure && <LoadError failure={failure} />}
        {learning.isPending || (learning.data && !code && !failure) ? (
          <Skeleton shape="control" />
        ) : (
          learning.data && code && <code.default course={learning.data} />
        )}
        <ButtonLink
          to={href(learnRoute, { id: course.id })}
          variant={learning.isError ? 'solid' : 'soft'}
          isWide
        >
          {t['lesson.index']()}
        </ButtonLink>
      </div>
    )
  const offers = <CourseOffers course={course} isChecking={isChecking} />
  if (!isTaught) return offers
  if (teaching.failure) return <LoadError failure={teaching.failure} />
  return teaching.code ? (
    <teaching.code.default course={course} offers={offers} />
  ) : (
    <p className={sign}>{t['course.taught']()}</p>
  )
}

function CourseOffers({ course, isChecking }: { readonly course: Course; readonly isChecking: boolean }) {
  const hasOffers = useSlotEntries(courseActions).length > 0
  if (!hasOffers) return null
  const skeleton = <Skeleton shape="control" className={skeletonButton} />
  return (
    <div className={actions}>
      {isChecking ? skeleton : <Slot of={courseActions} props={{ course }} fallback={skeleton} />}
    </div>
  )
}

/** Phones have room for two facts in a line. */
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[minmax(0, 1fr)]' },
  gap: '2.5',
})
const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '2', md: '3' },
  textStyle: 'small',
  '&:last-child:nth-child(odd)': { gridColumn: '[1 / -1]' },
})
const sign = css({ color: 'quiet', flexShrink: '0' })

interface CourseFeaturesProps {
  readonly course: Course
  /** Leaves out what only matters before the enrollment, and the counts that the outline shows. */
  readonly isEnrolled: boolean
}

/** Unknown facts have no line. */
function CourseFeatures({ course, isEnrolled }: CourseFeaturesProps) {
  const t = useTexts(coursesTexts)
  const { day, number } = useFormats()
  const { launchDate, hours, days, moduleCount, lessonCount, issuesCertificate } = course

  const features = [
    {
      icon: calendarIcon,
      // A date in the past is no news.
      label:
        !isEnrolled &&
        launchDate &&
        launchDate > serverNow() &&
        t['course.launched']({ date: day(launchDate) }),
    },
    { icon: clockIcon, label: hours > 0 && t['course.hours']({ hours: number(hours) }) },
    { icon: accessIcon, label: !isEnrolled && days > 0 && t['course.days']({ days }) },
    {
      icon: courseIcon,
      label: !isEnrolled && moduleCount > 0 && t['course.modules']({ count: moduleCount }),
    },
    { icon: videoIcon, label: !isEnrolled && lessonCount > 0 && t['course.lessons']({ count: lessonCount }) },
    { icon: certificateIcon, label: issuesCertificate && t['course.certificate']() },
  ].filter(({ label }) => label)
  if (features.length === 0) return null

  return (
    <ul role="list" className={list}>
      {features.map(({ icon, label }) => (
        <li key={icon} className={item}>
          <Icon of={icon} className={sign} />
          {label}
        </li>
      ))}
    </ul>
  )
}

const courseOfferRecipe = sva({
  slots: ['root', 'image', 'deal', 'facts'],
  base: {
    root: {
      gridArea: 'offer',
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: {
        base: '[minmax(0, 1fr)]',
        md: '[minmax(0, 1fr) minmax(0, 1fr)]',
        lg: '[minmax(0, 1fr)]',
      },
      gridTemplateRows: { md: '[auto 1fr]', lg: '[none]' },
      lg: { stickyAside: true },
    },
    image: {
      md: { h: 'full', minH: '60', gridRow: '[1 / span 2]' },
      lg: { h: '[auto]', minH: '0', gridRow: '[auto]' },
    },
    deal: { stack: true, gap: { base: '4', sm: '5' }, minW: '0', p: { base: '4', sm: '5' } },
    facts: { minW: '0', px: { base: '4', sm: '5' }, pb: { base: '4', sm: '5' }, _empty: { display: 'none' } },
  },
  variants: {
    /** Whether price and actions are a bar at the bottom edge of phones: `data-bar`, which makes place on the page. */
    hasBar: {
      true: {
        // On phones, the parts of the card are parts of the page, so that the bar can be in sight on all of it.
        root: { mdDown: { display: 'contents' } },
        image: { mdDown: { gridArea: 'offer', mx: '-4', w: '[calc(100% + 2rem)]' } },
        deal: {
          mdDown: {
            gridColumn: '1',
            // The whole page, within which the bar sticks to the bottom edge of the window.
            gridRow: '[1 / -1]',
            alignSelf: 'end',
            zIndex: 'raised',
            gridTemplateColumns: '[minmax(0, auto) minmax(min(9.5rem, 60%), 1fr)]',
            alignItems: 'center',
            mx: '-4',
            px: '4',
            py: '2',
            bg: 'surface',
            borderTopWidth: '1px',
            _tall: {
              position: 'sticky',
              bottom: '[env(safe-area-inset-bottom)]',
              _withSide: { bottom: '[calc({sizes.frame.bar} + env(safe-area-inset-bottom))]' },
            },
          },
        },
        facts: {
          mdDown: {
            gridArea: 'facts',
            mx: '-4',
            // Right below the picture.
            mt: '-6',
            pt: '4',
            bg: 'surface',
            borderBottomWidth: '1px',
          },
        },
      },
    },
  },
})

/** Image, price, actions and facts of a course; without the price and the facts for buyers for users who have the course. */
export function CourseOffer({ course }: { readonly course: Course }) {
  const { isOwned, isChecking } = useOwnedCourses()
  const isEnrolled = isOwned(course.id)
  const teacher = useTeacher(course.id)
  const hasActions = useSlotEntries(courseActions).length > 0
  const hasBar = !isEnrolled && !teacher.person && hasActions
  const styles = courseOfferRecipe({ hasBar })
  return (
    <Card padding="none" isBleed className={styles.root}>
      <CourseCover course={course} loading="eager" className={styles.image} />
      <div data-bar={hasBar || undefined} className={styles.deal}>
        {!isEnrolled && <Price course={course} size="page" />}
        <CourseAction
          course={course}
          isEnrolled={isEnrolled}
          isTaught={teacher.person !== undefined}
          isChecking={isChecking || teacher.isChecking}
        />
      </div>
      <div className={styles.facts}>
        <CourseFeatures course={course} isEnrolled={isEnrolled} />
      </div>
    </Card>
  )
}
