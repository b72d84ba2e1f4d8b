import {
  Activity,
  type ContextType,
  memo,
  type ReactNode,
  use,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'
import { css } from 'styled-system/css'
import { CurrentPageContext, type PageMatch } from '../../core/navigation/current-page'
import { RouteParamsContext } from '../../core/navigation/links'
import type { RegisteredPage, Registry } from '../../core/plugin/registry'
import { moveScroll, restoreNow, useRouteFocus } from '../../kit/parts/navigation/use-scroll-restoration'

/** How many screens exist at most, with the current one. */
const maxScreens = 6
/** How many history entries of one screen lead back to it, such as those of its tabs. */
const maxKeys = 50

/** State of the links in the tab bar: they lead back to a screen as it was left, other links to a new one. */
export const placeState = { isPlace: true }

/** What leaves a part outside of the screen, or open within it, when the screen is left. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]'
const crashed = '[data-failed-screen]'
/** Marks the error of a screen that crashed. */
export const failedScreen = { 'data-failed-screen': '' }

type Place = ContextType<typeof LocationContext>

interface Arrival {
  readonly at: Place
  /** `undefined` for unknown addresses, and for screens that the person may not see. */
  readonly match: PageMatch | undefined
  readonly registry: Registry
}

export interface OpenScreen extends Arrival {
  readonly id: number
  /** Keys of the history entries that lead back to it. */
  readonly keys: readonly string[]
  /** The key with which it was left before it was opened again. */
  readonly leftKey: string | undefined
  readonly outer: { current: HTMLDivElement | null }
  readonly inner: { current: HTMLDivElement | null }
  /** What had the focus when the screen was left. */
  readonly focused: { current: Element | null }
}

/**
 * Opens a screen: going back and forth, and the tab bar, show the screen as it was left.
 * @param screens the open screens, the current one first
 */
export function arrive(screens: readonly OpenScreen[], arrival: Arrival): readonly OpenScreen[] {
  const { at, match, registry } = arrival
  const { pathname, key, state } = at.location
  const [before, ...others] = screens
  if (!before) return [open(screens, arrival)]
  // Screens of an earlier registry may belong to a plugin that has changed.
  const kept = others.filter((one) => one.registry === registry)
  if (before.at.location.pathname === pathname) {
    if (before.at === at && before.match === match && before.registry === registry) return screens
    return [{ ...before, ...arrival, keys: keysOf(before, at) }, ...kept]
  }
  const left = before.match?.page.isKept && before.registry === registry ? [before, ...kept] : kept
  const found = left.find(
    (one) =>
      one.at.location.pathname === pathname &&
      (at.navigationType === 'POP' ? one.keys.includes(key) : state?.isPlace === true),
  )
  // The same object keeps all parts that read the address from rendering again.
  const isSame = found?.at.location.key === key && found.at.location.search === at.location.search
  const current: OpenScreen = found
    ? {
        ...found,
        match,
        at: isSame ? found.at : at,
        keys: keysOf(found, at),
        leftKey: found.at.location.key,
      }
    : open(screens, arrival)
  return [current, ...left.filter((one) => one !== found)].slice(0, maxScreens)
}

function open(screens: readonly OpenScreen[], arrival: Arrival): OpenScreen {
  return {
    ...arrival,
    id: Math.max(0, ...screens.map(({ id }) => id)) + 1,
    keys: [arrival.at.location.key],
    leftKey: undefined,
    outer: { current: null },
    inner: { current: null },
    focused: { current: null },
  }
}

function keysOf({ at, keys }: OpenScreen, { location, navigationType }: Place): readonly string[] {
  const isGone = (key: string) =>
    key === location.key || (navigationType === 'REPLACE' && key === at.location.key)
  return [...keys.filter((key) => !isGone(key)), location.key].slice(-maxKeys)
}

const contents = css({ display: 'contents' })

interface OpenScreensProps extends Omit<Arrival, 'at'> {
  readonly screen: (page: RegisteredPage) => ReactNode
  /** Shown without a match. */
  readonly children: ReactNode
}

/**
 * The current screen, and those left last whose pages have `isKept`: with their state, without effects, and with their elements
 * outside of the document, so that no id, text or selector meets them (decision:kept-screens).
 */
export function OpenScreens({ match, registry, screen, children }: OpenScreensProps) {
  const at = use(LocationContext)
  const [stored, setScreens] = useState<readonly OpenScreen[]>([])
  const screens = arrive(stored, { at, match, registry })
  if (screens !== stored) setScreens(screens)
  const [current] = screens
  const id = current?.id
  const focus = useRef<HTMLElement>(null)

  // Before the layout effects of the screen, which measure it; after React has hidden and shown what it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another screen is shown
  useInsertionEffect(() => {
    for (const { outer, inner, focused, ...one } of screens) {
      if (!inner.current?.isConnected || one.id === id) continue
      const active = document.activeElement
      focused.current = inner.current.contains(active) ? active : null
      inner.current.remove()
    }
    focus.current = document.querySelector<HTMLElement>('#content')
    if (!current?.inner.current || current.leftKey === undefined) return
    if (!current.inner.current.isConnected) current.outer.current?.append(current.inner.current)
    if (current.focused.current instanceof HTMLElement) focus.current = current.focused.current
    if (at.navigationType !== 'POP') moveScroll(current.leftKey, at.location.key)
    restoreNow(at.location.key)
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another screen is shown
  useLayoutEffect(() => {
    const [, left] = screens
    const has = (selector: string, one: OpenScreen | undefined) =>
      Boolean(one?.inner.current?.querySelector(selector))
    // A dialog would stay without its effects, and a crashed screen gets another chance.
    if (left && (document.querySelector(overlays) || has(overlays, left))) drop(left.id)
    for (const one of screens) if (one.id !== id && has(crashed, one)) drop(one.id)
    if (current?.leftKey !== undefined && has(crashed, current))
      setScreens((all) => all.map((one) => (one.id === id ? open(all, one) : one)))
    function drop(gone: number): void {
      setScreens((all) => all.filter((one) => one.id !== gone))
    }
  }, [id])
  // The content gets the focus, so that screen readers start at the top of the new screen.
  useRouteFocus(at.location.pathname, focus, current?.leftKey !== undefined)

  return screens
    .toSorted((one, other) => one.id - other.id)
    .map((one) =>
      one.match ? (
        <One key={one.id} of={one} isShown={one.id === id} screen={screen} />
      ) : (
        one.id === id && children
      ),
    )
}

interface OneProps {
  readonly of: OpenScreen
  readonly isShown: boolean
  readonly screen: OpenScreensProps['screen']
}

const One = memo(function One({ of: { at, match, outer, inner }, isShown, screen }: OneProps) {
  if (!match) return null
  const content = (
    <LocationContext value={at}>
      <CurrentPageContext value={match}>
        <RouteParamsContext value={match.params}>{screen(match.page)}</RouteParamsContext>
      </CurrentPageContext>
    </LocationContext>
  )
  if (!match.page.isKept) return content
  return (
    // React removes the outer element only, so that the inner one may leave the document.
    <div ref={outer} className={contents}>
      <div ref={inner} className={contents}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>{content}</Activity>
      </div>
    </div>
  )
})
