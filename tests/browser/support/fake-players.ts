import type { Page } from '@playwright/test'

/** A fake of the embedded player of a video provider. Tests of the kit have one with all functions of a player. */
export interface FakePlayer {
  /** Sends an event of the player to the product. */
  emit(event: 'play' | 'end'): Promise<void>
  /** Returns the commands that the product sent so far, such as `play` or `seek 30`. */
  commands(): Promise<string[]>
}

const vimeoFrame = /^https:\/\/player\.vimeo\.com\/video\//
const youtubeFrame = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

/** A page that answers the messages of Vimeo's player. */
const vimeoPage = `<!doctype html><title>Vimeo</title><script>
const duration = 120, commands = [], subscribed = new Set()
let at = 0
const post = (message) => parent.postMessage(JSON.stringify(message), '*')
const notify = (event, data) => subscribed.has(event) && post({ event, data })
addEventListener('message', ({ data }) => {
  const { method, value } = data
  if (method === 'ping') return post({ method: 'ping' })
  if (method === 'addEventListener') return void subscribed.add(value)
  if (method === 'removeEventListener') return void subscribed.delete(value)
  if (method === 'play') { commands.push('play'); player.play() }
  if (method === 'pause') { commands.push('pause'); player.pause() }
  if (method === 'setCurrentTime') { at = value; commands.push('seek ' + value); player.time(value) }
  if (method === 'getTextTracks') return post({ method, value: [] })
  if (method === 'getMuted') return post({ method, value: false })
  post({ method, value })
})
const player = {
  commands,
  play: () => notify('play', { seconds: at, duration, percent: at / duration }),
  pause: () => notify('pause', { seconds: at, duration, percent: at / duration }),
  time: (seconds) => { at = seconds; notify('timeupdate', { seconds, duration, percent: seconds / duration }) },
  end: () => notify('ended', { seconds: duration, duration, percent: 1 }),
}
window.fakePlayer = player
post({ event: 'ready' })
</script>`

/** A page that answers the messages of YouTube's player. YouTube answers only after the message `listening`. */
const youtubePage = `<!doctype html><title>YouTube</title><script>
const duration = 120, commands = []
const pageOrigin = new URLSearchParams(location.search).get('origin')
const tracklist = [{ languageCode: 'de', displayName: 'Deutsch' }, { languageCode: 'en-US', displayName: 'English' }]
let at = 0, isListening = false, track = {}
// YouTube reports the module of captions only to those who listen to changes of its API.
const listened = new Set()
const reportApi = () => listened.has('onApiChange') && post('apiInfoDelivery', { namespaces: ['captions'], captions: { options: ['track', 'tracklist'], track, tracklist } })
const post = (event, info) => isListening && parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), pageOrigin)
addEventListener('message', ({ data, origin }) => {
  if (origin !== pageOrigin) return
  const { event, func, args = [] } = JSON.parse(data)
  if (event === 'listening') {
    if (isListening) return
    isListening = true
    post('onReady', null)
    return post('initialDelivery', { duration, currentTime: 0, playerState: 5 })
  }
  if (func === 'playVideo') { commands.push('play'); player.play() }
  if (func === 'pauseVideo') { commands.push('pause'); player.pause() }
  if (func === 'addEventListener') listened.add(args[0])
  if (func === 'loadModule') { track = tracklist[0]; reportApi() }
  if (func === 'setOption') { track = args[2]; commands.push('captions ' + (track.languageCode ?? 'off')); reportApi() }
  if (func === 'seekTo') { at = args[0]; commands.push('seek ' + at); player.time(at) }
})
const state = (playerState) => { post('infoDelivery', { playerState }); post('onStateChange', playerState) }
const player = {
  commands,
  play: () => state(1),
  pause: () => state(2),
  time: (seconds) => { at = seconds; post('infoDelivery', { currentTime: seconds, duration }) },
  end: () => state(0),
}
window.fakePlayer = player
</script>`

/** Replaces the embedded players of both providers. The real Vimeo library talks to the fake page. */
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
    async emit(event) {
      await (await frame()).evaluate((name) => Reflect.get(Reflect.get(window, 'fakePlayer'), name)(), event)
    },
    async commands() {
      return (await frame()).evaluate(() => [...Reflect.get(Reflect.get(window, 'fakePlayer'), 'commands')])
    },
  }
}

/** Stores the consent to the players of both providers. */
export const allowPlayers = (page: Page) =>
  // The frame of a player may have no storage.
  page.addInitScript(() => window === top && localStorage.setItem('roda:videoPlayers', 'youtube,vimeo'))
