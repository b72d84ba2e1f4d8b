/** Callbacks of a player. */
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

/** A player of any provider. */
export interface Player {
  /** The browser may require a click on the player itself first. */
  readonly play: () => void
  readonly pause: () => void
  /** Position in seconds. */
  readonly seek: (seconds: number) => void
  /** Removes the player; no callback is called afterwards. */
  readonly destroy: () => void
}

/** Connects to the player in an existing frame. */
export type OpenPlayer = (frame: HTMLIFrameElement, on: PlayerEvents) => Player
