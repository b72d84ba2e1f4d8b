/** Whether the video has captions, and whether they are shown. */
export type Captions = 'none' | 'off' | 'on'

export interface PlayerEvents {
  readonly onReady: () => void
  /** Playback was requested; on a slow connection nothing may be visible yet. */
  readonly onPlay: () => void
  readonly onPlaying: (isPlaying: boolean) => void
  /** Position and duration in seconds; the duration is 0 until known. */
  readonly onTime: (seconds: number, duration: number) => void
  /** Share of the video, from 0 to 1, up to which it is loaded. */
  readonly onLoaded: (share: number) => void
  /** The actual speed, which may differ from the requested one. */
  readonly onSpeed: (speed: number) => void
  readonly onMuted: (isMuted: boolean) => void
  readonly onCaptions: (captions: Captions) => void
  readonly onEnd: () => void
  readonly onFailed: () => void
  /** The provider does not play the video here, for example because its owner forbids it. */
  readonly onRefused: () => void
}

/** A video player of any provider. */
export interface Player {
  /** Starts playback; the browser may require a click on the player itself first. */
  readonly play: () => void
  readonly pause: () => void
  /** Moves playback to a position in seconds. */
  readonly seek: (seconds: number) => void
  readonly setSpeed: (speed: number) => void
  readonly setMuted: (isMuted: boolean) => void
  /** Shows captions, if there are any in the preferred language, otherwise in the first one, or hides them. */
  readonly setCaptions: (isOn: boolean) => void
  /** Removes the player; no callback is called afterwards. */
  readonly destroy: () => void
}

/**
 * Connects to the video player in an existing frame.
 * @param language tag of the preferred language of captions
 */
export type OpenPlayer = (frame: HTMLIFrameElement, on: PlayerEvents, language: string) => Player
