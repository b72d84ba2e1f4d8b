import type { MessageActionProps } from '../contract'

/** Quotes a message in the form of its conversation. */
export default function reply({ onReply }: MessageActionProps): void {
  onReply()
}
