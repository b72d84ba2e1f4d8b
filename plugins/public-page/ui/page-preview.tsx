import { $session, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { courseIcon, Icon, postsIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import type { PageChange } from '../model/page-form'
import { readPageSettings, type SectionName, sectionOf } from '../model/page-settings'
import { publicPageTexts } from '../texts'
import { PageHero } from './page-hero'
import { SectionFrame } from './section-frame'
import { sectionsRecipe } from './sections.recipe'

const names: readonly SectionName[] = ['courses', 'posts']

const frame = css({
  borderWidth: '1px',
  borderColor: 'line',
  rounded: 'md',
  overflow: 'hidden',
  bg: 'bg',
})
const sections = css({ p: '4' })
const block = css({
  display: 'grid',
  placeItems: 'center',
  minH: '16',
  h: 'full',
  px: '1',
  py: '2',
  rounded: 'sm',
  gap: '1',
  borderWidth: '1px',
  borderColor: 'line',
  bg: 'surface',
  color: 'quiet',
  '& > svg': { color: 'accent.text' },
  textStyle: 'caption',
  textAlign: 'center',
  hyphens: 'auto',
  overflowWrap: 'break-word',
})

interface PagePreviewProps {
  /** Current values of the settings form. */
  readonly page: Partial<PageChange>
  readonly background: string | undefined
}

/** Small live preview of the public page. */
export function PagePreview({ page, background }: PagePreviewProps) {
  const t = useTexts(publicPageTexts)
  const person = useUnit($session)?.person
  const settings = readPageSettings(page)
  const shown = names.map((name) => ({ name, ...sectionOf(settings, name) })).filter(({ isShown }) => isShown)
  if (!person) return null

  return (
    <figure aria-label={t['myPage.preview']()} className={frame}>
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
              <p className={block}>
                <Icon of={name === 'posts' ? postsIcon : courseIcon} size="sm" />
                <span>{width > 0 ? t[`myPage.${name}.share`]({ width }) : t[`myPage.${name}`]()}</span>
              </p>
            </SectionFrame>
          ))}
        </div>
      </div>
    </figure>
  )
}
