import { type RouteRef, useHref, useTexts } from '@kernel'
import { checkIcon, Icon, lockIcon } from '@kernel/ui'
import { type ReactNode, useId } from 'react'
import { css, cx } from 'styled-system/css'
import { grid } from 'styled-system/patterns'
import { myCoursesRoute } from '../../../courses/contract'
import { manageGroupsRoute } from '../../../groups/contract'
import { messagesRoute } from '../../../messaging/contract'
import { createPostRoute } from '../../../posts/contract'
import { accountsTexts } from '../../texts'

const root = css({ display: 'grid', gap: '5', mdDown: { order: '3' } })
const heading = css({ textStyle: 'title' })
const list = grid({ columns: { base: 1, md: 2, lg: 4 }, gap: '5' })
const card = css({ display: 'grid', alignContent: 'start', gap: '1' })
const title = css({ fontWeight: 'semibold' })
const text = css({ textStyle: 'small', color: 'quiet' })
const piece = css({
  display: 'grid',
  alignContent: 'center',
  gap: '3',
  h: '[8.5rem]',
  p: '4',
  mb: '2',
  card: true,
  overflow: 'hidden',
})
const row = css({ row: true, gap: '2', color: 'quiet' })
const words = css({ h: '2', w: '12', rounded: 'full', bg: 'muted' })
const long = css({ w: '24' })
const chip = css({
  row: true,
  gap: '2',
  h: '8',
  px: '3',
  rounded: 'full',
  borderWidth: '1px',
  borderColor: 'outline',
})
const chosen = css({ bg: 'accent.soft', borderColor: 'transparent', color: 'accent.text' })
const mark = css({ circle: true, w: '5', h: '5', borderWidth: '[1.5px]', borderColor: 'accent.text' })
const done = css({ bg: 'accent.fill', borderColor: 'transparent', color: 'accent.on' })
const current = css({ bg: 'accent.text' })
const track = css({ h: '1.5', rounded: 'full', bg: 'muted', overflow: 'hidden' })
const bar = css({ display: 'block', h: 'full', w: '[38%]', bg: 'accent.fill' })
const bubble = css({ justifySelf: 'start', py: '3', px: '4', rounded: 'lg', bg: 'subtle' })
const mine = css({ justifySelf: 'end', bg: 'accent.soft' })
const face = css({
  w: '10',
  h: '10',
  rounded: 'full',
  bg: 'muted',
  borderWidth: '2px',
  borderColor: 'surface',
  '& + &': { ms: '-4' },
})
const group = css({ w: '10', h: '10', rounded: 'md', bg: 'accent.soft' })

const Words = ({ className }: { readonly className?: string }) => <span className={cx(words, className)} />

/** Each feature with the screen that offers it and a wordless piece of the product. */
const features: readonly (readonly [
  name: 'posts' | 'groups' | 'courses' | 'messages',
  screen: RouteRef<string>,
  picture: ReactNode,
])[] = [
  [
    'posts',
    createPostRoute,
    <>
      <span className={row}>
        <span className={cx(chip, chosen)}>
          <Icon of={checkIcon} size="sm" />
          <Words className={current} />
        </span>
        <span className={chip}>
          <Words />
        </span>
      </span>
      <span className={row}>
        <Icon of={lockIcon} size="sm" />
        <Words className={long} />
      </span>
    </>,
  ],
  [
    'groups',
    manageGroupsRoute,
    <>
      <span className={row}>
        <span className={group} />
        <Words className={long} />
      </span>
      <span className={css({ display: 'flex' })}>
        <span className={face} />
        <span className={face} />
        <span className={face} />
        <span className={cx(face, chosen)} />
      </span>
    </>,
  ],
  [
    'courses',
    myCoursesRoute,
    <>
      <span className={row}>
        <span className={cx(mark, done)}>
          <Icon of={checkIcon} size="sm" />
        </span>
        <Words className={long} />
      </span>
      <span className={row}>
        <span className={mark} />
        <Words className={current} />
      </span>
      <span className={track}>
        <span className={bar} />
      </span>
    </>,
  ],
  [
    'messages',
    messagesRoute,
    <>
      <span className={bubble}>
        <Words className={cx(long, css({ display: 'block' }))} />
      </span>
      <span className={cx(bubble, mine)}>
        <Words className={cx(current, css({ display: 'block', w: '16' }))} />
      </span>
    </>,
  ],
]

export function Features() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const id = useId()
  const offered = features.filter(([, screen]) => href(screen))
  if (offered.length === 0) return null
  return (
    <section aria-labelledby={id} className={root}>
      <h2 id={id} className={heading}>
        {t['landing.features']()}
      </h2>
      <div className={list}>
        {offered.map(([name, , picture]) => (
          <article key={name} className={card}>
            <div aria-hidden="true" className={piece}>
              {picture}
            </div>
            <h3 className={title}>{t[`landing.${name}.title`]()}</h3>
            <p className={text}>{t[`landing.${name}.text`]()}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
