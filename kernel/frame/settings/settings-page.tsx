import { type ReactNode, use, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { hrefOf, type RouteRef } from '../../core/plugin/route'
import type { SlotRef } from '../../core/plugin/slot'
import { logoutRoute } from '../../core/session/routes'
import { PageHead } from '../../kit/parts/navigation/page-head'
import { Toolbar } from '../../kit/parts/navigation/toolbar'
import { useQueryFocus } from '../../kit/parts/navigation/use-scroll-restoration'
import { useTarget } from '../../kit/parts/navigation/use-target'
import { SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { Card } from '../../kit/ui/card/card'
import { useRenderedIds } from '../../kit/ui/hooks/use-rendered-ids'
import { Icon } from '../../kit/ui/icons/icon'
import { Link } from '../../kit/ui/link/link'
import { Page } from '../../kit/ui/page/page'
import { ScreenSkeleton } from '../../kit/ui/skeleton/screen-skeleton'
import { currentOf } from '../bar/is-current-entry'
import { userMenu } from '../slots'

const columns = css({
  display: 'grid',
  columnGap: { base: '6', xl: '8' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14rem minmax(0, 1fr)]' },
})
const index = css({
  alignSelf: 'start',
  mdDown: { display: 'none' },
  md: { stickyAside: true },
  _print: { display: 'none' },
})
const list = css({ display: 'grid', gap: '0.5' })
const row = css({
  row: true,
  gap: '3',
  minH: { base: '10', _coarse: 'touch' },
  px: '3',
  py: '1.5',
  rounded: 'sm',
  textStyle: 'small',
  color: 'text',
  overflowWrap: 'anywhere',
  transition: 'common',
  '& > svg': { color: 'quiet', flexShrink: '0' },
  _hover: { bg: 'subtle' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-current]': { bg: 'accent.soft', fontWeight: 'semibold', '& > svg': { color: 'accent.text' } },
})
const column = css({ minW: '0' })
const parts = css({ stack: true, gap: '6', '&[hidden]': { display: 'none' } })
const part = css({ stack: true, gap: '3', outlineOffset: '[2px]' })
const heading = css({ textStyle: 'heading' })
const hidden = css({ srOnly: true })
const lead = css({ textStyle: 'small', color: 'quiet', mt: '-2' })
const content = css({ stack: true, gap: '4', '& label:has([role=switch])': { my: '-1.5' } })

/** The entries of the user's menu that lead to a screen of the settings. */
function useSettingsIndex() {
  const location = useLocation()
  const page = use(CurrentPageContext)?.page
  const entries = useSlotEntries(userMenu).filter(
    ({ segment, to }) => (segment === undefined || segment === 'settings') && to?.id !== logoutRoute.id,
  )
  return {
    entries,
    current: entries.find((entry) => currentOf(entry, entries, location, page) === 'page'),
  }
}

export interface SettingsPageProps {
  /** Name of the screen, if the index has no entry for it. */
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/**
 * A screen of what concerns the member, named as its entry in the index beside it. Phones have the index on the screen "Me".
 * The index are the entries of {@link userMenu} without a segment or with the segment `settings`.
 * @example
 * <SettingsPage title={t.title()}><Payments /></SettingsPage>
 */
export function SettingsPage({ title, actions, children }: SettingsPageProps) {
  const t = useKernelTexts()
  const translate = useTranslate()
  const href = useHref()
  const { entries, current } = useSettingsIndex()
  const name = current?.label ? translate(current.label) : title
  return (
    <Page width="wide">
      <PageHead title={name} />
      <div className={columns}>
        <nav aria-label={t['me.account']()} className={index}>
          <ul role="list" className={list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={(entry.to && href(entry.to, undefined, entry.query)) ?? ''}
                  aria-current={entry === current ? 'page' : undefined}
                  className={row}
                >
                  {entry.icon && <Icon of={entry.icon} />}
                  {entry.label ? translate(entry.label) : entry.id}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={column}>
          <Toolbar isPlace title={name} actions={actions} />
          {children}
        </div>
      </div>
    </Page>
  )
}

export interface SettingsPartProps {
  /** Fragment of the address that leads to the part. */
  readonly id: string
  readonly title: string
  /** What the part is for. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A card of a settings screen, below its title unless that is the title of the screen. */
export function SettingsPart({ id, title, lead: words, children }: SettingsPartProps) {
  const translate = useTranslate()
  const { current } = useSettingsIndex()
  const isNamed = current?.label !== undefined && translate(current.label) === title
  return (
    <section id={id} tabIndex={-1} aria-label={title} className={part}>
      {/* The headings within a part are one level below it. */}
      <h2 className={isNamed ? hidden : heading}>{title}</h2>
      {words && <p className={lead}>{words}</p>}
      <Card isBleed className={content}>
        {children}
      </Card>
    </section>
  )
}

/** The part of an id after the slash: `accounts/password` becomes `password`. */
export const partName = (id: string) => id.slice(id.indexOf('/') + 1)

export interface SettingsScreenProps {
  readonly of: SlotRef<object, 'section'>
  readonly route: RouteRef<'/settings'> | RouteRef<'/user/profile'>
  readonly title: string
  /** What precedes and follows the contributions on the screen itself. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/**
 * The contributions to a slot as a screen of the settings for each segment to which the index leads, `?panel=SEGMENT`; all
 * others on the screen itself. Parts stay mounted once shown, so that typed text is not lost.
 */
export function SettingsScreen({ of, route, title, before, after }: SettingsScreenProps) {
  const translate = useTranslate()
  const { entries: links } = useSettingsIndex()
  const entries = useSlotEntries(of)
  const panel = useSearchParams()[0].get('panel')
  const [target, markReached] = useTarget('#')
  const isScreen = (name: string | null | undefined) =>
    links.some(({ to, query }) => to?.id === route.id && query?.panel === name)
  const screenOf = ({ segment }: RegisteredEntry) => (isScreen(segment) ? segment : undefined)
  const shown = panel !== null && isScreen(panel) ? panel : undefined
  // Earlier addresses named a part of a screen.
  const named =
    target === null
      ? shown === undefined && entries.find(({ id }) => partName(id) === panel)
      : entries.find((entry) => entry.id === target && screenOf(entry) !== shown)
  const rendered = useRenderedIds(named ? undefined : (shown ?? ''))
  useQueryFocus(shown ?? null)
  useEffect(() => {
    if (target === null) return
    // Run after the new screen has focused its start, which happens in the same task.
    queueMicrotask(() => {
      const element = document.getElementById(target)
      if (!element) return
      element.focus()
      markReached()
    })
  })

  return (
    <SettingsPage title={title}>
      {named && <Navigate replace to={`${hrefOf(route, {}, { panel: screenOf(named) })}#${named.id}`} />}
      {[...rendered].map((name) => (
        <div key={name} hidden={name !== (shown ?? '')} className={parts}>
          {name === '' && before}
          {entries
            .filter((entry) => (screenOf(entry) ?? '') === name)
            .map((entry) => (
              <SettingsPart
                key={entry.id}
                id={entry.id}
                title={entry.label ? translate(entry.label) : partName(entry.id)}
                lead={
                  (entry.detail || entry.badge) && (
                    <>
                      {entry.detail && translate(entry.detail)}{' '}
                      {entry.badge && (
                        <SlotEntryView
                          entry={{ ...entry, load: entry.badge }}
                          props={{}}
                          whenFailed="nothing"
                        />
                      )}
                    </>
                  )
                }
              >
                <SlotEntryView
                  entry={entry}
                  props={{}}
                  fallback={<ScreenSkeleton of="form" isCard={false} />}
                  whenFailed="card"
                />
              </SettingsPart>
            ))}
          {name === '' && after}
        </div>
      ))}
    </SettingsPage>
  )
}
