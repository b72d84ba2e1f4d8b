/**
 * Goes to other screens without a reload, as a person does: by a link where the present screen has one, else as by the
 * browser's own history. On each it waits for all that comes, and reads a little further down.
 *
 * @param {import('@playwright/test').Page} page with {@link watchPage} in it
 * @param {readonly { path: string, shows: string }[]} screens
 * @throws {Error} naming the screen that does not come
 */
export function navigate(page, screens) {
  return page.evaluate((all) => globalThis.alive.walk(all), screens)
}

/**
 * Runs in the page before anything else: counts timers that have not fired yet, and calls that have no answer yet.
 * `alive.started()` tells where the timers come from; `alive.follow(path)` and `alive.walk(screens)` go to other screens.
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
          if (performance.now() > end) throw new Error(`${screen.path} did not come.`)
          await new Promise(requestAnimationFrame)
        }
        scrollTo(0, 300)
      }
    },
  }
  // There with its data, and nothing is on its way any more.
  function hasArrived({ path, shows }) {
    const isThere = location.pathname + location.search === path && document.querySelector(shows)
    const notes = [...document.querySelectorAll('main [role=status]')]
    return isThere && alive.calls === 0 && !notes.some((one) => one.textContent.startsWith('Loading'))
  }
  globalThis.alive = alive
  const note = (kind, id) => timers.set(`${kind}${id}`, new Error(kind))
  const over = (kind, id) => timers.delete(`${kind}${id}`)

  // Timeouts and intervals share their numbers, and either is stopped by either way.
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
      // The answer is read in the same breath, as far as a person can tell.
      alive.calls -= 1
    }
  }
}
