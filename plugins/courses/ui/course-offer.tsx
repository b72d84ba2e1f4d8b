import { useSlotEntries } from '@kernel/parts'
import { Card } from '@kernel/ui'
import { sva } from 'styled-system/css'
import { courseActions } from '../contract'
import type { Course } from '../model/course'
import { CourseAction } from './course-action'
import { CourseCover } from './course-cover'
import { CourseFeatures } from './course-features'
import { Price } from './price'
import { useOwnedCourses } from './use-owned-courses'

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
            gridTemplateColumns: '[minmax(min-content, auto) minmax(9.5rem, 1fr)]',
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
  const hasActions = useSlotEntries(courseActions).length > 0
  const hasBar = !isEnrolled && hasActions
  const styles = courseOfferRecipe({ hasBar })
  return (
    <Card padding="none" isBleed className={styles.root}>
      <CourseCover course={course} loading="eager" className={styles.image} />
      <div data-bar={hasBar || undefined} className={styles.deal}>
        {!isEnrolled && <Price course={course} size="page" />}
        <CourseAction course={course} isEnrolled={isEnrolled} isChecking={isChecking} />
      </div>
      <div className={styles.facts}>
        <CourseFeatures course={course} isEnrolled={isEnrolled} />
      </div>
    </Card>
  )
}
