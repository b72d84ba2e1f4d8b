import { onTestFinished, rs } from '@rstest/core'

/** What the fake player of a provider does. `load` precedes `play` on a slow connection. */
export type PlayerEvent = 'load' | 'play' | 'pause' | 'end' | 'time' | 'loaded'

/** The embedded players of a test, which are fakes. */
export interface FakePlayers {
  /** Sends an event of the shown player to the product. */
  emit(event: PlayerEvent, seconds?: number): void
  /** The commands that the product sent to the shown player so far, such as `play` or `seek 30`. */
  commands(): readonly string[]
  /** From now on, the players that open never answer. */
  silence(): void
  /** From now on, the players that open answer again. */
  answer(): void
  /** From now on, Vimeo refuses to play videos, because they are private. */
  refuse(): void
}

/** A fake player in a frame. */
interface Player {
  readonly commands: string[]
  /** Called when the frame has loaded. */
  start?(): void
  /** Handles a message of the product. */
  receive(message: unknown, origin: string): void
  emit(event: PlayerEvent, seconds?: number): void
}

/** Sends a message to the product. */
type Post = (message: object) => void

const duration = 120
export const origins = { vimeo: 'https://player.vimeo.com', youtube: 'https://www.youtube-nocookie.com' }

/** Answers the messages of Vimeo's library. */
function vimeoPlayer(post: Post, isRefused: () => boolean): Player {
  interface Command {
    readonly method: string
    readonly value: unknown
  }
  const commands: string[] = []
  const subscribed = new Set<unknown>()
  const tracks = [
    { language: 'de', kind: 'subtitles', label: 'Deutsch', mode: 'disabled' },
    { language: 'en', kind: 'captions', label: 'English', mode: 'disabled' },
  ]
  let at = 0
  let isMuted = false
  const notify = (event: string, data: object) => subscribed.has(event) && post({ event, data })
  const notifyTime = (event: string, seconds = at) =>
    notify(event, { seconds, duration, percent: seconds / duration })
  function show(language: unknown) {
    const shown = tracks.find((track) => track.language === language)
    for (const track of tracks) track.mode = track === shown ? 'showing' : 'disabled'
    commands.push(`captions ${shown?.language ?? 'off'}`)
    notify('texttrackchange', shown ?? { kind: null, label: null, language: null })
  }
  function emit(event: PlayerEvent, seconds = at) {
    if (event !== 'loaded') at = seconds
    if (event === 'load' || event === 'play') notifyTime('play')
    else if (event === 'pause') notifyTime('pause')
    else if (event === 'time') notifyTime('timeupdate')
    else if (event === 'loaded') notifyTime('progress', seconds)
    else notifyTime('ended', duration)
  }
  const methods: Readonly<Record<string, (value: unknown) => unknown>> = {
    addEventListener: (value) => void subscribed.add(value),
    removeEventListener: (value) => void subscribed.delete(value),
    play() {
      commands.push('play')
      emit('play')
    },
    pause() {
      commands.push('pause')
      emit('pause')
    },
    setCurrentTime(value) {
      commands.push(`seek ${value}`)
      emit('time', Number(value))
    },
    getTextTracks: () => tracks,
    getMuted: () => isMuted,
    setMuted(value) {
      isMuted = value === true
      commands.push(isMuted ? 'mute' : 'unmute')
      notify('volumechange', { volume: 1, muted: isMuted })
    },
    setPlaybackRate(value) {
      commands.push(`speed ${value}`)
      notify('playbackratechange', { playbackRate: value })
    },
    enableTextTrack: (value) => show((value as { language: unknown }).language),
    disableTextTrack: () => show(undefined),
  }
  return {
    commands,
    emit,
    start: () => post({ event: 'ready' }),
    receive(message) {
      const { method, value } = message as Command
      if (method === 'ping') return post({ method })
      if (method === 'play' && isRefused())
        return post({
          event: 'error',
          data: { method, name: 'PrivacyError', message: 'The video is private.' },
        })
      const answer = methods[method]?.(value)
      if (!method.endsWith('EventListener')) post({ method, value: answer ?? value })
    },
  }
}

/** Answers the messages of the product to YouTube's player, after the message `listening`. */
function youtubePlayer(send: Post): Player {
  interface Message {
    readonly event: string
    readonly func?: string
    readonly args?: readonly unknown[]
  }
  const commands: string[] = []
  const subscribed = new Set<unknown>()
  const tracklist = [
    { languageCode: 'de', displayName: 'Deutsch' },
    { languageCode: 'en-US', displayName: 'English' },
  ]
  let isListening = false
  let track: unknown = {}
  const post = (event: string, info: unknown) =>
    isListening && send({ event, info, id: 1, channel: 'widget' })
  // YouTube reports the module of captions only to those who listen to changes of its API.
  const reportApi = () =>
    subscribed.has('onApiChange') &&
    post('apiInfoDelivery', {
      namespaces: ['captions'],
      captions: { options: ['track', 'tracklist'], track, tracklist },
    })
  const states = { load: 3, play: 1, pause: 2, end: 0 }
  function emit(event: PlayerEvent, seconds = 0) {
    if (event === 'loaded') return void post('infoDelivery', { videoLoadedFraction: seconds / duration })
    if (event === 'time') return void post('infoDelivery', { currentTime: seconds, duration })
    post('infoDelivery', { playerState: states[event] })
    post('onStateChange', states[event])
  }
  function setMuted(isMuted: boolean) {
    commands.push(isMuted ? 'mute' : 'unmute')
    post('infoDelivery', { muted: isMuted, volume: 100 })
  }
  const functions: Readonly<Record<string, (...args: readonly unknown[]) => void>> = {
    addEventListener: (event) => void subscribed.add(event),
    playVideo() {
      commands.push('play')
      emit('play')
    },
    pauseVideo() {
      commands.push('pause')
      emit('pause')
    },
    seekTo(seconds) {
      commands.push(`seek ${seconds}`)
      emit('time', Number(seconds))
    },
    setPlaybackRate(playbackRate) {
      commands.push(`speed ${playbackRate}`)
      post('infoDelivery', { playbackRate })
    },
    mute: () => setMuted(true),
    unMute: () => setMuted(false),
    loadModule() {
      track = tracklist[0]
      reportApi()
    },
    setOption(_module, _name, value) {
      track = value
      commands.push(`captions ${(value as { languageCode?: string }).languageCode ?? 'off'}`)
      reportApi()
    },
  }
  return {
    commands,
    emit,
    receive(message, origin) {
      if (origin !== origins.youtube) return
      const { event, func = '', args = [] } = JSON.parse(String(message)) as Message
      if (event !== 'listening') return functions[func]?.(...args)
      if (isListening) return
      isListening = true
      post('onReady', null)
      post('initialDelivery', { duration, currentTime: 0, playerState: 5 })
    },
  }
}

/** Delivers a message of a frame to the product, like the browser does. */
export function deliver(source: unknown, origin: string, data: unknown): void {
  document.defaultView?.dispatchEvent(
    new MessageEvent('message', { source: source as Window, origin, data: JSON.stringify(data) }),
  )
}

/** Returns the frame of the shown player. @throws without a player */
export function playerFrame(): HTMLIFrameElement {
  const frame = document.querySelector<HTMLIFrameElement>('main iframe')
  if (!frame) throw new Error('There is no player on the page.')
  return frame
}

/** Replaces the embedded players of both providers during the running test. */
export function fakePlayers(): FakePlayers {
  const players = new WeakMap<Element, Player>()
  const windows = new WeakMap<Element, Window>()
  let isSilent = false
  let isRefused = false
  function open(frame: HTMLIFrameElement): Window {
    const { origin } = new URL(frame.src)
    const post: Post = (message) => deliver(opened, origin, message)
    const player = origin === origins.vimeo ? vimeoPlayer(post, () => isRefused) : youtubePlayer(post)
    const doesAnswer = !isSilent
    const postMessage = (message: unknown, target: string) =>
      doesAnswer && queueMicrotask(() => player.receive(message, target))
    const opened = { postMessage } as unknown as Window
    if (doesAnswer) frame.addEventListener('load', () => player.start?.())
    players.set(frame, player)
    windows.set(frame, opened)
    return opened
  }
  const content = rs.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    return windows.get(this) ?? open(this)
  })
  // Vimeo's library sends nothing before the player has reported that it is ready.
  const openLoaded = ({ target }: Event) => target instanceof HTMLIFrameElement && target.contentWindow
  document.addEventListener('load', openLoaded, true)
  // An empty document, which happy-dom loads without a request.
  const source = rs.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLIFrameElement,
    address,
  ) {
    this.setAttribute('srcdoc', '')
    this.setAttribute('src', address)
  })
  onTestFinished(() => {
    content.mockRestore()
    source.mockRestore()
    document.removeEventListener('load', openLoaded, true)
  })

  const shown = () => {
    const player = players.get(playerFrame())
    if (!player) throw new Error('The product has not sent anything to the player.')
    return player
  }
  return {
    emit: (event, seconds) => shown().emit(event, seconds),
    commands: () => shown().commands,
    silence() {
      isSilent = true
    },
    answer() {
      isSilent = false
    },
    refuse() {
      isRefused = true
    },
  }
}
