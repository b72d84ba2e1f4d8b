import type { MessageActionProps } from '../contract'

export default function forward({ onForward }: MessageActionProps): void {
  onForward()
}
