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

/** Speeds that both YouTube and Vimeo support. */
export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

/** 1 when it is not in the list. */
export const readSpeed = (stored: unknown): number =>
  typeof stored === 'number' && speeds.includes(stored) ? stored : 1

/** Returns the next higher or lower speed, or the same at the ends. The current speed may be one that is not in the list. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const found = step > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return found ?? speed
}
