import { Button, copyIcon, Field, Input, toastShown, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { stack } from 'styled-system/patterns'
import { useInvitationLink } from '../api/invitation-link.mutation'
import { networkTexts } from '../texts'

/** Copies the invitation link; where the browser does not let us, it stands selected in a field (NET-INV-02). */
export function InvitationLink() {
  const t = useTexts(networkTexts)
  const link = useInvitationLink()
  const showToast = useUnit(toastShown)
  const [shown, setShown] = useState<string>()

  async function handleCopy() {
    const address = await link.mutateAsync().catch(() => undefined)
    if (address === undefined) return
    try {
      await navigator.clipboard.writeText(address)
      setShown(undefined)
      showToast({ kind: 'success', text: networkTexts.ref('invite.copied') })
    } catch {
      // Forbidden, or no clipboard at all: the person copies it themselves.
      setShown(address)
    }
  }

  return (
    <div className={stack({ gap: '3' })}>
      <Button variant="soft" isWide icon={copyIcon} isLoading={link.isPending} onClick={handleCopy}>
        {t['invite.copyLink']()}
      </Button>
      {shown && <LinkField key={shown} link={shown} />}
    </div>
  )
}

function LinkField({ link }: { readonly link: string }) {
  const t = useTexts(networkTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <Field label={t['invite.link']()} hint={t['invite.linkHint']()}>
      <Input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
    </Field>
  )
}
