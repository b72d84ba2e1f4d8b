import type { Page } from '@playwright/test'

/** A screen, with a selector that is visible when it is usable. */
export interface Destination {
  readonly path: string
  readonly shows: string
}

declare global {
  var alive: {
    /** Number of calls that are not answered yet. */
    calls: number
    /** Returns the number of pending timers. */
    readonly timers: () => number
    /** Returns the first visible element. Screens left before, and the previous tab of my page, may still be in the DOM, hidden. */
    readonly find: (selector: string) => Element | undefined
    /** Navigates by a link on the current screen, or through the history if the screen has no such link. */
    readonly follow: (path: string) => void
    readonly walk: (screens: readonly Destination[]) => Promise<void>
  }
}

/**
 * Opens screens one after another without reloading the page. Waits for each screen to load, and scrolls it.
 *
 * @param page a page in which {@link watchPage} has run
 * @throws with the path of a screen that does not load
 */
export function navigate(page: Page, screens: readonly Destination[]): Promise<void> {
  return page.evaluate((all) => globalThis.alive.walk(all), screens)
}

/**
 * Measures a navigation with cached data: from the click until the new screen is painted.
 *
 * @param page a page in which {@link watchPage} has run
 * @param isBack whether to go back to the screen instead of following a link
 * @returns milliseconds
 */
export function timeNavigation(page: Page, screen: Destination, isBack = false): Promise<number> {
  return page.evaluate(
    async ({ path, shows, isBack }) => {
      const before = globalThis.alive.find(shows)
      const isThere = () => {
        const now = globalThis.alive.find(shows)
        return now !== undefined && now !== before
      }
      const started = performance.now()
      if (isBack) history.back()
      else globalThis.alive.follow(path)
      while (!isThere()) {
        if (performance.now() - started > 20_000) throw new Error(`${path} did not load.`)
        await new Promise(requestAnimationFrame)
      }
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        requestAnimationFrame(() => port2.postMessage(null))
      })
      return performance.now() - started
    },
    { ...screen, isBack },
  )
}

/**
 * Measures how long the browser needs for the elements of the current screen alone: builds them again by plain calls of the DOM,
 * in the place of the screen, until they are painted.
 *
 * @returns milliseconds
 */
export function timeStaticCopy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    type Tree = string | { tag: string; space: string; attributes: [string, string][]; children: Tree[] }
    const read = (node: Node): Tree[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      const attributes = [...node.attributes].map(({ name, value }): [string, string] => [name, value])
      const children = [...node.childNodes].flatMap(read)
      return [{ tag: node.localName, space: node.namespaceURI ?? '', attributes, children }]
    }
    const make = (tree: Tree): Node => {
      if (typeof tree === 'string') return document.createTextNode(tree)
      const element = document.createElementNS(tree.space, tree.tag)
      for (const [name, value] of tree.attributes) element.setAttribute(name, value)
      element.append(...tree.children.map(make))
      return element
    }
    const screen = document.querySelector('[role=dialog]') ?? document.querySelector('main')
    const [tree] = screen ? read(screen) : []
    if (!(screen instanceof HTMLElement) || tree === undefined) throw new Error('There is no screen.')
    await new Promise(requestAnimationFrame)
    const started = performance.now()
    const copy = make(tree)
    screen.style.display = 'none'
    screen.after(copy)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage(null))
    })
    const took = performance.now() - started
    screen.style.display = ''
    if (copy instanceof Element) copy.remove()
    return took
  })
}

/** Runs in the page before the scripts of the product: counts pending timers and calls, and navigates. */
export function watchPage(): void {
  const timers = new Set<string>()
  const alive: typeof globalThis.alive = {
    calls: 0,
    timers: () => timers.size,
    find: (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()),
    follow(path) {
      const link = [...document.querySelectorAll<HTMLElement>('a[href]')].find(
        (one) => one.getAttribute('href') === path,
      )
      if (link) return link.click()
      const key = Math.random().toString(36).slice(2, 10)
      const state = { key, usr: null, idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(state, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    async walk(screens) {
      for (const screen of screens) {
        const isNew = location.pathname + location.search !== screen.path
        const before = isNew ? alive.find(screen.shows) : undefined
        alive.follow(screen.path)
        const end = performance.now() + 30_000
        while (!hasArrived(screen) || alive.find(screen.shows) === before) {
          if (performance.now() > end) throw new Error(`${screen.path} did not load.`)
          await new Promise(requestAnimationFrame)
        }
        scrollTo(0, 300)
      }
    },
  }
  // Returns whether the screen shows its data and no call is pending.
  function hasArrived({ path, shows }: Destination): boolean {
    const isThere = location.pathname + location.search === path && alive.find(shows) !== undefined
    const notes = [...document.querySelectorAll('main [role=status]')]
    return isThere && alive.calls === 0 && !notes.some((one) => one.textContent?.startsWith('Loading'))
  }
  globalThis.alive = alive

  // Timeouts and intervals share their ids, and each clear function accepts both.
  const { setTimeout, setInterval, clearTimeout, clearInterval, fetch } = window
  window.setTimeout = ((work: (...args: unknown[]) => void, ...rest: [number]) => {
    const id = setTimeout(
      (...args: unknown[]) => {
        timers.delete(`timer${id}`)
        work(...args)
      },
      ...rest,
    )
    timers.add(`timer${id}`)
    return id
  }) as typeof window.setTimeout
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args)
    timers.add(`timer${id}`)
    return id
  }) as typeof window.setInterval
  for (const [name, clear] of Object.entries({ clearTimeout, clearInterval }))
    Reflect.set(window, name, (id: number) => {
      timers.delete(`timer${id}`)
      clear(id)
    })
  const { requestAnimationFrame, cancelAnimationFrame } = window
  window.requestAnimationFrame = (draw) => {
    const id = requestAnimationFrame((now) => {
      timers.delete(`frame${id}`)
      draw(now)
    })
    timers.add(`frame${id}`)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    timers.delete(`frame${id}`)
    cancelAnimationFrame(id)
  }

  window.fetch = async (...args) => {
    alive.calls += 1
    try {
      return await fetch(...args)
    } finally {
      // Counts a call as answered once its headers arrive; the product reads the body right afterwards.
      alive.calls -= 1
    }
  }
}
