/** What a player tells of itself. */
export interface PlayerEvents {
  /** It can be told what to do. */
  readonly onReady: () => void
  /** It begins to play, or wants to: on a slow line there may be nothing to see yet. */
  readonly onPlay: () => void
  readonly onPlaying: (isPlaying: boolean) => void
  /** Where it is and how long the video takes, in seconds; 0 as long as the length is not known. */
  readonly onTime: (seconds: number, duration: number) => void
  /** The video was played to its end. */
  readonly onEnd: () => void
  /** It says that it never will be ready. */
  readonly onFailed: () => void
}

/** A provider's player, whichever it is. */
export interface Player {
  /** Plays, unless the browser wants a click on the player itself first. */
  readonly play: () => void
  readonly pause: () => void
  /** Goes to a place in the video, in seconds. */
  readonly seek: (seconds: number) => void
  /** Nothing is heard of it any more. */
  readonly destroy: () => void
}

/** Takes up with the player in a frame of ours. */
export type OpenPlayer = (frame: HTMLIFrameElement, hear: PlayerEvents) => Player
