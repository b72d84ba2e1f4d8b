import { $session, $settings, useHref, useTexts } from '@kernel'
import { Toolbar, useFormats, useScreenTitle } from '@kernel/parts'
import { BookIllustration, Button, ButtonLink, Card, EmptyState, fileIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { learnRoute } from '../contract'
import { loadCompletionDate } from '../model/completed-at'
import type { Course } from '../model/course'
import { lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'

const sheet = css({
  maxW: 'column.reading',
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
const rows = css({ mt: '8', '& > div': { borderTopWidth: '1px', borderColor: 'line' } })
const row = css({
  display: 'grid',
  gap: '1',
  columnGap: '6',
  py: '3',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[12rem minmax(0, 1fr)]' },
  '& > dt': { color: 'quiet', _print: { color: '[#000]' } },
  '& > dd': { overflowWrap: 'anywhere' },
})

/** Printable page that confirms a course whose lessons are all completed. */
export function CompletionPage({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const [session, settings] = useUnit([$session, $settings])
  const { date } = useFormats()
  const total = lessonsOf(course).length
  const courseUrl = href(learnRoute, { id: String(course.id) })
  const title = course.title || t['course.untitled']()
  const completedOn = loadCompletionDate(session, course.id)
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
      <Toolbar
        title={t['completion.title']()}
        backTo={courseUrl}
        actions={
          <Button icon={fileIcon} onClick={() => window.print()}>
            {t['completion.print']()}
          </Button>
        }
      />
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
            <Row label={t['completion.asOf']()}>{date(new Date())}</Row>
          )}
        </dl>
      </Card>
    </>
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
