import { $session, $settings, serverNow, useHref, useTexts } from '@kernel'
import { Toolbar, useFormats, useScreenTitle } from '@kernel/parts'
import { BookIllustration, Button, ButtonLink, Card, EmptyState, fileIcon, pencilIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { createPostRoute } from '../../posts/contract'
import { learnRoute } from '../contract'
import { completedAt, completionDate } from '../model/completed-at'
import type { Course } from '../model/course'
import { lessonsOf, minutesOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'
import { useCourseNotes } from './use-course-notes'
import { useDuration } from './use-duration'

const finish = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 1.15fr)]' },
  mb: '6',
})
const finishArt = css({
  aspectRatio: { base: '[21 / 9]', lg: '[auto]' },
  minH: { lg: '[20rem]' },
  overflow: 'hidden',
  '& > *': { h: 'full' },
})
const finishWords = css({
  display: 'grid',
  gap: '3',
  alignContent: 'center',
  minW: '0',
  p: { base: '5', md: '8' },
  overflowWrap: 'anywhere',
})
const overline = css({ textStyle: 'caption', fontWeight: 'semibold', color: 'accent.text' })
const courseName = css({ textStyle: 'display' })
const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '10',
  rowGap: '3',
  py: '4',
  borderBlockWidth: '1px',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { textStyle: 'caption', color: 'quiet' },
  '& dd': { textStyle: 'heading', fontVariantNumeric: 'tabular-nums' },
})
const finishActions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const lessonColumns = css({
  display: 'grid',
  gap: '5',
  mt: '6',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 11rem), 1fr))]',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& h3': { fontWeight: 'semibold', mb: '1' },
  '& li': { color: 'quiet', _print: { color: '[#000]' } },
})
const disclaimer = css({ mt: '6', textStyle: 'caption', color: 'quiet', _print: { color: '[#000]' } })
const sheet = css({
  maxW: '[52rem]',
  mx: 'auto',
  p: { base: '6', sm: '12' },
  // Print the sheet without the rest of the screen, in black.
  _print: {
    p: '0',
    maxW: '[none]',
    borderWidth: '0',
    shadow: '[none]',
    bg: 'white',
    color: '[#000]',
    // The selector must end with `&` for Panda CSS to apply its styles, so `& &` is added, which never matches.
    'body:has(&) *:not(:has(&), &, & *), & &': { display: 'none' },
  },
})
const brand = css({ textStyle: 'subheading', overflowWrap: 'anywhere', mb: '8' })
const name = css({ textStyle: 'heading', overflowWrap: 'anywhere' })
const sentence = css({ color: 'quiet', my: '2', _print: { color: '[#000]' } })
const rows = css({ mt: '8', '& > div': { borderTopWidth: '1px' } })
const row = css({
  display: 'grid',
  gap: '1',
  columnGap: '6',
  py: '3',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[12rem minmax(0, 1fr)]' },
  '& > dt': { color: 'quiet', _print: { color: '[#000]' } },
  '& > dd': { overflowWrap: 'anywhere' },
})

export function CompletionPage({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const [session, settings, times] = useUnit([$session, $settings, completedAt.$values])
  const { date } = useFormats()
  const total = lessonsOf(course).length
  const courseUrl = href(learnRoute, { id: String(course.id) })
  const title = course.title || t['course.untitled']()
  const completedOn = completionDate(times, course.id)
  useScreenTitle(`${t['completion.title']()} · ${title}`)

  if (percentOf(course) < 100)
    return (
      <>
        <Toolbar title={t['completion.title']()} backTo={courseUrl} />
        <EmptyState
          art={<BookIllustration />}
          title={t['completion.notYet']()}
          action={<ButtonLink to={courseUrl}>{t['completion.toCourse']()}</ButtonLink>}
        >
          {t['completion.notYet.text']()}
        </EmptyState>
      </>
    )
  return (
    <>
      <Toolbar title={t['completion.title']()} backTo={courseUrl} />
      <Finish course={course} title={title} />
      <Card as="section" aria-label={t['completion.title']()} padding="none" className={sheet}>
        <p className={brand}>{settings.brand.name}</p>
        <p dir="auto" className={name}>
          {session?.person.name}
        </p>
        <p className={sentence}>{t['completion.sentence']()}</p>
        <p dir="auto" className={name}>
          {title}
        </p>
        <dl className={rows}>
          {course.instructor && <Row label={t['completion.instructor']()}>{course.instructor}</Row>}
          <Row label={t['completion.lessons']()}>{t['lesson.position']({ number: total, total })}</Row>
          {completedOn ? (
            <Row label={t['completion.date']()}>{date(completedOn)}</Row>
          ) : (
            // The course was completed in another browser, so the completion date is unknown: show today's date.
            <Row label={t['completion.asOf']()}>{date(serverNow())}</Row>
          )}
        </dl>
        <div className={lessonColumns}>
          {course.modules.map((module, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: modules have no ids and a fixed order
            <section key={index}>
              <h3 dir="auto">{module.title || t['course.untitledModule']()}</h3>
              <ul role="list">
                {module.lessons.map((lesson, position) => (
                  <li key={lesson.id ?? `at-${position}`} dir="auto">
                    {lesson.title || t['course.untitledLesson']()}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={disclaimer}>{t['completion.note']()}</p>
      </Card>
    </>
  )
}

function Finish({ course, title }: { readonly course: Course; readonly title: string }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { number } = useFormats()
  const durationOf = useDuration()
  const lessons = lessonsOf(course)
  const duration = durationOf(minutesOf(lessons))
  const { notes } = useCourseNotes(course)
  return (
    <Card padding="none" isBleed className={finish}>
      <div className={finishArt}>
        <CourseCover course={course} loading="eager" />
      </div>
      <div className={finishWords}>
        <p className={overline}>{t['learn.count']({ completed: lessons.length, total: lessons.length })}</p>
        <h2 dir="auto" className={courseName}>
          {title}
        </h2>
        <dl className={figures}>
          <Figure label={t['lesson.outline']()}>{number(lessons.length)}</Figure>
          {duration && <Figure label={t['completion.video']()}>{duration}</Figure>}
          {notes.length > 0 && <Figure label={t['notes.title']()}>{number(notes.length)}</Figure>}
        </dl>
        <div className={finishActions}>
          <Button size="lg" icon={fileIcon} onClick={() => window.print()}>
            {t['completion.print']()}
          </Button>
          <ButtonLink size="lg" variant="soft" icon={pencilIcon} to={href(createPostRoute)}>
            {t['completion.post']()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={row}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
