import { sessionStore } from '@kernel'
import { createEvent } from 'effector'

export type PlayerAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'mute'
  | 'captions'
  | 'fullScreen'
  | 'slower'
  | 'faster'

/** The player of the shown lesson, which shortcuts and notes control. */
export interface OpenedPlayer {
  /** @returns `false` if the player does not support the action */
  readonly run: (action: PlayerAction) => boolean
  /** Position in seconds. */
  readonly position: () => number
  readonly pause: () => void
  readonly playFrom: (seconds: number) => void
}

/** The player of the shown lesson is at this position in seconds. */
export const playerMoved = createEvent<number>()
export const playerOpened = createEvent<OpenedPlayer>()
export const playerClosed = createEvent<OpenedPlayer>()

/** The player that is ready; `null` if there is none. */
export const $openedPlayer = sessionStore<OpenedPlayer | null>(null)
  .on(playerOpened, (_, player) => player)
  .on(playerClosed, (current, player) => (current === player ? null : current))

/** The position of the player in seconds; `null` before it is ready. */
export const $playerPosition = sessionStore<number | null>(null)
  .on(playerMoved, (_, seconds) => seconds)
  .reset(playerClosed)
