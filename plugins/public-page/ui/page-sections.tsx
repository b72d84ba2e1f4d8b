import { useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { ScreenSkeleton, tabClasses } from '@kernel/ui'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { publicPageSections } from '../contract'
import { type PageSettings, type SectionName, sectionOf } from '../model/page-settings'
import { SectionFrame } from './section-frame'
import { sectionsRecipe } from './sections.recipe'

const names: readonly SectionName[] = ['posts', 'courses']

const heading = css({ display: 'flex', alignItems: 'baseline', gap: '2', textStyle: 'heading', mb: '4' })
const count = css({ color: 'quiet', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })
/** Where sections are below each other, one is chosen, and the choice is its heading. */
const tabs = css({
  // On phones, as wide as the cards and joined to the one above.
  mdDown: { mx: '-4', px: '4', bg: 'surface', borderBottomWidth: '1px', '& > *': { borderBottomWidth: '0' } },
  lg: { display: 'none' },
})
const whenTabs = css({ lgDown: { srOnly: true } })

export function PageSections({
  login,
  settings,
}: {
  readonly login: string
  readonly settings: PageSettings
}) {
  const translate = useTranslate()
  const idPrefix = useId()
  const [chosen, setChosen] = useState<SectionName>('posts')
  // The address of a post leads to it although the owner hides the list.
  const asksForPost = useSearchParams()[0].has('post')
  const shown = useSlotEntries(publicPageSections).flatMap((entry) => {
    const segment = names.find((name) => name === entry.segment)
    const { isShown, width } = segment ? sectionOf(settings, segment) : { isShown: true, width: 0 }
    return isShown || (asksForPost && segment === 'posts') ? [{ entry, segment, width }] : []
  })
  if (shown.length === 0) return null
  const choices = names.flatMap((name) =>
    shown.filter(({ entry, segment }) => segment === name && entry.label),
  )
  const hasTabs = choices.length > 1
  const headOf = ({ label, badge, ...entry }: (typeof shown)[number]['entry']) => (
    <>
      {label && translate(label)}
      {badge && (
        <span aria-hidden="true" className={count}>
          <SlotEntryView entry={{ ...entry, load: badge }} props={{ login }} whenFailed="nothing" />
        </span>
      )}
    </>
  )

  return (
    <>
      {hasTabs && (
        <div className={tabs}>
          <div className={tabClasses.list}>
            {choices.map(({ entry, segment }) => (
              <button
                key={entry.id}
                type="button"
                aria-pressed={segment === chosen}
                onClick={() => segment && setChosen(segment)}
                className={tabClasses.tab}
              >
                {headOf(entry)}
              </button>
            ))}
          </div>
        </div>
      )}
      <div className={sectionsRecipe({ size: 'page' }).root}>
        {shown.map(({ entry, segment, width }) => (
          <SectionFrame
            key={entry.id}
            size="page"
            segment={segment}
            width={width}
            isOther={hasTabs && segment !== undefined && segment !== chosen}
            aria-labelledby={entry.label && `${idPrefix}-${entry.id}`}
          >
            {entry.label && (
              <h2
                id={`${idPrefix}-${entry.id}`}
                className={cx(heading, hasTabs && segment !== undefined && whenTabs)}
              >
                {headOf(entry)}
              </h2>
            )}
            <SlotEntryView entry={entry} props={{ login }} fallback={<Loading />} whenFailed="card" />
          </SectionFrame>
        ))}
      </div>
    </>
  )
}

function Loading() {
  return <ScreenSkeleton of="posts" />
}
