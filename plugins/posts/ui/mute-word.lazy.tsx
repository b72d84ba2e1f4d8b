import { useTexts } from '@kernel'
import { Dialog } from '@kernel/ui'
import { postsTexts } from '../texts'
import { MuteWordForm } from './mute-word-form'

export default function MuteWord({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(postsTexts)
  return (
    <Dialog isOpen onClose={onClose} title={t['muted.addWord']()} size="sm">
      <MuteWordForm onMuted={onClose} />
    </Dialog>
  )
}
