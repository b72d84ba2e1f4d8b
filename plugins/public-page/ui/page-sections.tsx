import { useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { ScreenSkeleton } from '@kernel/ui'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { publicPageSections } from '../contract'
import { type PageSettings, type SectionName, sectionOf } from '../model/page-settings'
import { SectionFrame } from './section-frame'
import { sectionsRecipe } from './sections.recipe'

const names: readonly SectionName[] = ['courses', 'posts']

const heading = css({ textStyle: 'heading', mb: '4' })

export function PageSections({
  login,
  settings,
}: {
  readonly login: string
  readonly settings: PageSettings
}) {
  const translate = useTranslate()
  const idPrefix = useId()
  // The address of a post leads to it although the owner hides the list.
  const asksForPost = useSearchParams()[0].has('post')
  const shown = useSlotEntries(publicPageSections).flatMap((entry) => {
    const segment = names.find((name) => name === entry.segment)
    const { isShown, width } = segment ? sectionOf(settings, segment) : { isShown: true, width: 0 }
    return isShown || (asksForPost && segment === 'posts') ? [{ entry, segment, width }] : []
  })
  if (shown.length === 0) return null

  return (
    <div className={sectionsRecipe({ size: 'page' }).root}>
      {shown.map(({ entry, segment, width }) => (
        <SectionFrame
          key={entry.id}
          size="page"
          segment={segment}
          width={width}
          aria-labelledby={entry.label && `${idPrefix}-${entry.id}`}
        >
          {entry.label && (
            <h2 id={`${idPrefix}-${entry.id}`} className={heading}>
              {translate(entry.label)}
            </h2>
          )}
          <SlotEntryView entry={entry} props={{ login }} fallback={<Loading />} whenFailed="card" />
        </SectionFrame>
      ))}
    </div>
  )
}

function Loading() {
  return <ScreenSkeleton of="posts" />
}
