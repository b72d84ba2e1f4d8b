import type { Page } from '@playwright/test'

/** What a stand-in for a provider's player is told to do by a test, and what it was asked. */
export interface FakePlayer {
  /** The player says what a real one would, e.g. that it plays or has ended; `load` is what comes before on a slow line. */
  emit(what: 'load' | 'play' | 'pause' | 'end' | 'time', seconds?: number): Promise<void>
  /** What the product asked of it, e.g. `play` or `seek 30`. */
  commands(): Promise<string[]>
}

const vimeoFrame = /^https:\/\/player\.vimeo\.com\/video\//
const youtubeFrame = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

/** A page that speaks Vimeo's messages as its player does. */
const vimeoPage = `<!doctype html><title>Vimeo</title><script>
const duration = 120, asked = [], wanted = new Set()
let at = 0
const say = (message) => parent.postMessage(JSON.stringify(message), '*')
const tell = (event, data) => wanted.has(event) && say({ event, data })
addEventListener('message', ({ data }) => {
  const { method, value } = data
  if (method === 'ping') return say({ method: 'ping' })
  if (method === 'addEventListener') return void wanted.add(value)
  if (method === 'removeEventListener') return void wanted.delete(value)
  if (method === 'play') { asked.push('play'); player.play() }
  if (method === 'pause') { asked.push('pause'); player.pause() }
  if (method === 'setCurrentTime') { at = value; asked.push('seek ' + value); player.time(value) }
  say({ method, value })
})
const player = {
  asked,
  load: () => tell('play', { seconds: at, duration, percent: at / duration }),
  play: () => tell('play', { seconds: at, duration, percent: at / duration }),
  pause: () => tell('pause', { seconds: at, duration, percent: at / duration }),
  time: (seconds) => { at = seconds; tell('timeupdate', { seconds, duration, percent: seconds / duration }) },
  end: () => tell('ended', { seconds: duration, duration, percent: 1 }),
}
window.standIn = player
say({ event: 'ready' })
</script>`

/** A page that speaks the messages of YouTube's frame: it answers whoever has said that it listens. */
const youtubePage = `<!doctype html><title>YouTube</title><script>
const duration = 120, asked = []
const home = new URLSearchParams(location.search).get('origin')
let at = 0, isHeard = false
const say = (event, info) => isHeard && parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), home)
addEventListener('message', ({ data, origin }) => {
  if (origin !== home) return
  const { event, func, args = [] } = JSON.parse(data)
  if (event === 'listening') {
    if (isHeard) return
    isHeard = true
    say('onReady', null)
    return say('initialDelivery', { duration, currentTime: 0, playerState: 5 })
  }
  if (func === 'playVideo') { asked.push('play'); player.play() }
  if (func === 'pauseVideo') { asked.push('pause'); player.pause() }
  if (func === 'seekTo') { at = args[0]; asked.push('seek ' + at); player.time(at) }
})
const state = (playerState) => { say('infoDelivery', { playerState }); say('onStateChange', playerState) }
const player = {
  asked,
  load: () => state(3),
  play: () => state(1),
  pause: () => state(2),
  time: (seconds) => { at = seconds; say('infoDelivery', { currentTime: seconds, duration }) },
  end: () => state(0),
}
window.standIn = player
</script>`

/** Stands in for both providers' players: no test needs the internet, and the real library talks to these pages. */
export async function fakePlayers(page: Page): Promise<FakePlayer> {
  for (const [address, body] of [
    [vimeoFrame, vimeoPage],
    [youtubeFrame, youtubePage],
  ] as const)
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))

  const frame = async () => {
    const element = await page.locator('main iframe').elementHandle()
    const content = await element?.contentFrame()
    if (!content) throw new Error('There is no player on the page.')
    return content
  }
  return {
    async emit(what, seconds) {
      await (await frame()).evaluate(
        ([name, value]) => Reflect.get(Reflect.get(window, 'standIn'), name)(value),
        [what, seconds] as const,
      )
    },
    async commands() {
      return (await frame()).evaluate(() => [...Reflect.get(Reflect.get(window, 'standIn'), 'asked')])
    },
  }
}

/** The person has let in both providers' players before. */
export const allowPlayers = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('roda:videoPlayers', 'youtube,vimeo'))
