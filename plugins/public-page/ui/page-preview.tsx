import { $session, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { courseIcon, Icon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useId } from 'react'
import { css, cx } from 'styled-system/css'
import type { PageChange } from '../model/page-form'
import { readPageSettings, sectionOf } from '../model/page-settings'
import { publicPageTexts } from '../texts'
import { PageHero } from './page-hero'
import { SectionFrame } from './section-frame'
import { sectionsRecipe } from './sections.recipe'
import { useSectionNames } from './use-section-names'

const frame = css({ borderWidth: '1px', rounded: 'md', overflow: 'hidden', bg: 'bg' })
const head = css({ row: true, justifyContent: 'space-between', gap: '3', mb: '3' })
const caption = css({ textStyle: 'label' })
const sections = css({ p: '4' })
const label = css({
  textStyle: 'caption',
  color: 'quiet',
  fontWeight: 'medium',
  mb: '1.5',
  overflowWrap: 'anywhere',
})
const cards = css({ display: 'grid', gap: '1.5' })
const card = css({
  display: 'grid',
  gap: '2',
  p: '2',
  minW: '0',
  rounded: 'sm',
  borderWidth: '1px',
  bg: 'surface',
})
const author = css({ row: true, gap: '1.5' })
const face = css({ flexShrink: '0', w: '4', h: '4', rounded: 'full', bg: 'accent.soft' })
/** A line of text, drawn as a bar. */
const bar = css({ h: '1', rounded: 'full', bg: 'muted', flex: '[0 1 auto]' })
const cover = css({
  display: 'grid',
  placeItems: 'center',
  h: '8',
  mx: '-2',
  mt: '-2',
  roundedTop: 'sm',
  bg: 'accent.soft',
  color: 'accent.text',
})
const lineWidths = { short: css({ w: '[40%]' }), long: css({ w: '[90%]' }), whole: css({ w: 'full' }) }

interface PagePreviewProps {
  readonly page: Partial<PageChange>
  readonly background: string | undefined
  /** Shown at the end of the line above the preview. */
  readonly action: ReactNode
}

export function PagePreview({ page, background, action }: PagePreviewProps) {
  const t = useTexts(publicPageTexts)
  const id = useId()
  const person = useUnit($session)?.person
  const settings = readPageSettings(page)
  const shown = useSectionNames()
    .map((name) => ({ name, ...sectionOf(settings, name) }))
    .filter(({ isShown }) => isShown)
  if (!person) return null

  return (
    <figure aria-labelledby={id}>
      <div className={head}>
        <figcaption id={id} className={caption}>
          {t['myPage.preview']()}
        </figcaption>
        {action}
      </div>
      <div className={frame}>
        <PageHero
          {...settings}
          name={person.name}
          login={person.login}
          avatarUrl={imageUrl(person.pictureUrl)}
          backgroundUrl={background}
          isPreview
        />
        <div className={sections}>
          <div className={sectionsRecipe({ size: 'preview' }).root}>
            {shown.map(({ name, width }) => (
              <SectionFrame key={name} size="preview" segment={name} width={width}>
                <p className={label}>{t[`myPage.${name}`]()}</p>
                {name === 'posts' ? <DrawnPosts /> : <DrawnCourses />}
              </SectionFrame>
            ))}
          </div>
        </div>
      </div>
    </figure>
  )
}

function Line({ width }: { readonly width: keyof typeof lineWidths }) {
  return <span className={cx(bar, lineWidths[width])} />
}

function DrawnPosts() {
  return (
    <div aria-hidden className={cards}>
      {[1, 2].map((post) => (
        <div key={post} className={card}>
          <div className={author}>
            <span className={face} />
            <Line width="short" />
          </div>
          <Line width="whole" />
          <Line width="long" />
        </div>
      ))}
    </div>
  )
}

function DrawnCourses() {
  return (
    <div aria-hidden className={cards}>
      <div className={card}>
        <div className={cover}>
          <Icon of={courseIcon} size="sm" />
        </div>
        <Line width="long" />
        <Line width="short" />
        <Line width="whole" />
      </div>
    </div>
  )
}
