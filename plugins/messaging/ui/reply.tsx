import type { MessageActionProps } from '../contract'

export default function reply({ onReply }: MessageActionProps): void {
  onReply()
}
