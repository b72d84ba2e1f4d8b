import { useTexts } from '@kernel'
import { Button, hideIcon, muteIcon } from '@kernel/ui'
import type { AfterReportProps } from '../../accounts/contract'
import { listedPost } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { useListActions } from './use-list-actions'

export default function AfterReport({ item, onClose }: AfterReportProps) {
  const t = useTexts(postsTexts)
  const { hide, mute } = useListActions()
  const { kind, id, content, author } = item
  const name = author.name || author.login

  function handleHide() {
    if (id !== undefined) hide(listedPost({ id, content }, name))
    onClose()
  }
  function handleMute() {
    mute({ login: author.login, name })
    onClose()
  }
  return (
    <>
      {kind === 'post' && (
        <Button variant="soft" icon={hideIcon} onClick={handleHide}>
          {t['hidden.add']()}
        </Button>
      )}
      {name && (
        <Button variant="soft" icon={muteIcon} onClick={handleMute}>
          {t['muted.add']({ name })}
        </Button>
      )}
    </>
  )
}
