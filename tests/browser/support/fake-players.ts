import type { Page } from '@playwright/test'

/** A fake of the embedded player of a video provider. */
export interface FakePlayer {
  /** Sends an event of the player to the product; `load` precedes `play` on a slow connection. */
  emit(event: 'load' | 'play' | 'pause' | 'end' | 'time', seconds?: number): Promise<void>
  /** Returns the commands that the product sent so far, such as `play` or `seek 30`. */
  commands(): Promise<string[]>
}

const vimeoFrame = /^https:\/\/player\.vimeo\.com\/video\//
const youtubeFrame = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

/** A page that answers the messages of Vimeo's player. */
const vimeoPage = `<!doctype html><title>Vimeo</title><script>
const duration = 120, commands = [], subscribed = new Set()
const tracks = [
  { language: 'de', kind: 'subtitles', label: 'Deutsch', mode: 'disabled' },
  { language: 'en', kind: 'captions', label: 'English', mode: 'disabled' },
]
let at = 0, muted = false
const show = (track) => {
  for (const one of tracks) one.mode = one === track ? 'showing' : 'disabled'
  commands.push('captions ' + (track ? track.language : 'off'))
  notify('texttrackchange', track ?? { kind: null, label: null, language: null })
}
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
  if (method === 'getTextTracks') return post({ method, value: tracks })
  if (method === 'getMuted') return post({ method, value: muted })
  if (method === 'setMuted') { muted = value; commands.push(muted ? 'mute' : 'unmute'); notify('volumechange', { volume: 1, muted }) }
  if (method === 'setPlaybackRate') { commands.push('speed ' + value); notify('playbackratechange', { playbackRate: value }) }
  if (method === 'enableTextTrack') show(tracks.find((track) => track.language === value.language && track.kind === value.kind))
  if (method === 'disableTextTrack') show(undefined)
  post({ method, value })
})
const player = {
  commands,
  load: () => notify('play', { seconds: at, duration, percent: at / duration }),
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
  if (func === 'setPlaybackRate') { commands.push('speed ' + args[0]); post('infoDelivery', { playbackRate: args[0] }) }
  if (func === 'mute' || func === 'unMute') { commands.push(func.toLowerCase()); post('infoDelivery', { muted: func === 'mute', volume: 100 }) }
  if (func === 'loadModule') { track = tracklist[0]; reportApi() }
  if (func === 'setOption') { track = args[2]; commands.push('captions ' + (track.languageCode ?? 'off')); reportApi() }
  if (func === 'seekTo') { at = args[0]; commands.push('seek ' + at); player.time(at) }
})
const state = (playerState) => { post('infoDelivery', { playerState }); post('onStateChange', playerState) }
const player = {
  commands,
  load: () => state(3),
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
    async emit(event, seconds) {
      await (await frame()).evaluate(
        ([name, value]) => Reflect.get(Reflect.get(window, 'fakePlayer'), name)(value),
        [event, seconds] as const,
      )
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
