import { useEffect, useLayoutEffect } from 'react'

/** How far down each visited address was scrolled, in px; a reload is the browser's own matter. */
const places = new Map<string, number>()
/** Of so many the latest are known: browsers lead back no further. */
const most = 100
/** How long a screen may take to be as high as it was, in ms. */
const patience = 3_000

/** Notes down how far the page is scrolled, for the time that its entry of the history is shown. */
export function useScrollRestoration(key: string): void {
  // Before the browser may say that a shorter screen has been scrolled up: that is no place of the one before it.
  useLayoutEffect(() => {
    const note = () => {
      places.set(key, window.scrollY)
      const [oldest] = places.keys()
      if (places.size > most && oldest !== undefined) places.delete(oldest)
    }
    // Of a scroll the page hears with the next frame, and a click may lead away before that.
    const signs = ['scroll', 'click']
    for (const sign of signs) window.addEventListener(sign, note, true)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note, true)
    }
  }, [key])
  useEffect(() => {
    const ours = () => {
      history.scrollRestoration = 'manual'
    }
    const browsers = () => {
      history.scrollRestoration = 'auto'
    }
    ours()
    window.addEventListener('pagehide', browsers)
    window.addEventListener('pageshow', ours)
    return () => {
      browsers()
      window.removeEventListener('pagehide', browsers)
      window.removeEventListener('pageshow', ours)
    }
  }, [])
}

/**
 * Scrolls to where an entry of the history was left, as soon as the page is high enough; whoever scrolls meanwhile is
 * left in peace.
 *
 * @returns what gives it up
 */
export function restoreScroll(key: string): () => void {
  const place = places.get(key) ?? 0
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown']
  const giveUp = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, giveUp)
  }
  const attempt = () => {
    window.scrollTo(0, place)
    if (Math.abs(window.scrollY - place) < 2) giveUp()
  }
  const watch = new ResizeObserver(attempt)
  const timer = setTimeout(giveUp, patience)
  for (const sign of signs) window.addEventListener(sign, giveUp, { passive: true })
  watch.observe(document.body)
  attempt()
  return giveUp
}
