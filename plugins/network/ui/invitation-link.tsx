import { useTexts } from '@kernel'
import { useCopy } from '@kernel/parts'
import { Button, copyIcon, Field, Input } from '@kernel/ui'
import { stack } from 'styled-system/patterns'
import { useInvitationLink } from '../api/invitation.mutations'
import { networkTexts } from '../texts'

/** If the browser refuses, shows the link selected in a field. */
export function InvitationLink() {
  const t = useTexts(networkTexts)
  const link = useInvitationLink()
  const { copy, fallbackText, fallbackRef } = useCopy(networkTexts.ref('invite.copied'))

  async function handleCopy() {
    const address = await link.mutateAsync().catch(() => undefined)
    if (address !== undefined) await copy(address)
  }

  return (
    <div className={stack({ gap: '3' })}>
      <Button variant="soft" isWide icon={copyIcon} isLoading={link.isPending} onClick={handleCopy}>
        {t['invite.copyLink']()}
      </Button>
      {fallbackText && (
        <Field key={fallbackText} label={t['invite.link']()} hint={t['invite.linkHint']()}>
          <Input ref={fallbackRef} readOnly value={fallbackText} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </div>
  )
}
