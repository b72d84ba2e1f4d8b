/**
 * Navigates without reloads: by a link of the current screen, otherwise by history. Waits for each screen to
 * load, and scrolls.
 *
 * @param {import('@playwright/test').Page} page with {@link watchPage} in it
 * @throws {Error} with the path of a screen that does not load
 */
export function navigate(page, screens) {
  return page.evaluate((all) => globalThis.alive.walk(all), screens)
}

/**
 * Runs in the page first: counts pending timers and calls. `alive.started()` returns where timers come from;
 * `alive.follow(path)` and `alive.walk(screens)` navigate.
 */
export function watchPage() {
  const timers = new Map()
  const alive = {
    calls: 0,
    timers: () => timers.size,
    started: () => [...timers.values()].map(({ stack }) => stack),
    follow(path) {
      const link = [...document.querySelectorAll('a[href]')].find((one) => one.getAttribute('href') === path)
      if (link) return link.click()
      const key = Math.random().toString(36).slice(2, 10)
      const state = { key, usr: null, idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(state, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    async walk(screens) {
      for (const screen of screens) {
        alive.follow(screen.path)
        const end = performance.now() + 30_000
        while (!hasArrived(screen)) {
          if (performance.now() > end) throw new Error(`${screen.path} did not load.`)
          await new Promise(requestAnimationFrame)
        }
        scrollTo(0, 300)
      }
    },
  }
  // Loaded with its data, and nothing is pending.
  function hasArrived({ path, shows }) {
    const isThere = location.pathname + location.search === path && document.querySelector(shows)
    const notes = [...document.querySelectorAll('main [role=status]')]
    return isThere && alive.calls === 0 && !notes.some((one) => one.textContent.startsWith('Loading'))
  }
  globalThis.alive = alive
  const note = (kind, id) => timers.set(`${kind}${id}`, new Error(kind))
  const over = (kind, id) => timers.delete(`${kind}${id}`)

  // Timeouts and intervals share ids, and either clear function stops both.
  const { setTimeout, setInterval, clearTimeout, clearInterval, fetch } = globalThis
  globalThis.setTimeout = (work, ...rest) => {
    const id = setTimeout(
      (...args) => {
        over('timer', id)
        work(...args)
      },
      ...rest,
    )
    note('timer', id)
    return id
  }
  globalThis.setInterval = (...args) => {
    const id = setInterval(...args)
    note('timer', id)
    return id
  }
  const stops = { clearTimeout, clearInterval }
  for (const [name, clear] of Object.entries(stops))
    globalThis[name] = (id) => {
      over('timer', id)
      clear(id)
    }
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis
  globalThis.requestAnimationFrame = (draw) => {
    const id = requestAnimationFrame((now) => {
      over('frame', id)
      draw(now)
    })
    note('frame', id)
    return id
  }
  globalThis.cancelAnimationFrame = (id) => {
    over('frame', id)
    cancelAnimationFrame(id)
  }

  globalThis.fetch = async (...args) => {
    alive.calls += 1
    try {
      return await fetch(...args)
    } finally {
      // Assumes that the body is read immediately.
      alive.calls -= 1
    }
  }
}
