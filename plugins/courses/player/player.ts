export interface PlayerEvents {
  readonly onReady: () => void
  /** Playback was requested; on a slow connection nothing may be visible yet. */
  readonly onPlay: () => void
  readonly onPlaying: (isPlaying: boolean) => void
  /** Position and duration in seconds; the duration is 0 until known. */
  readonly onTime: (seconds: number, duration: number) => void
  readonly onEnd: () => void
  readonly onFailed: () => void
}

/** A video player of any provider. */
export interface Player {
  /** Starts playback; the browser may require a click on the player itself first. */
  readonly play: () => void
  readonly pause: () => void
  /** Moves playback to a position in seconds. */
  readonly seek: (seconds: number) => void
  /** Removes the player; no callback is called afterwards. */
  readonly destroy: () => void
}

/** Connects to the video player in an existing frame. */
export type OpenPlayer = (frame: HTMLIFrameElement, on: PlayerEvents) => Player
