import type { MessageActionProps } from '../contract'

/** Asks for the conversation to which a message is sent, too. */
export default function forward({ onForward }: MessageActionProps): void {
  onForward()
}
