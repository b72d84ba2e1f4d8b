import { useTexts } from '@kernel'
import { IconButton, trashIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { useCancelInvitation } from '../api/cancel-invitation.mutation'
import type { Invitation } from '../model/invitations'
import { networkTexts } from '../texts'

const row = css({ display: 'flex', alignItems: 'center', gap: '2' })
const address = css({ flex: '1', minW: '0', overflowWrap: 'anywhere', textStyle: 'small' })

interface InvitationRowProps {
  readonly invitation: Invitation
  /** The row is about to vanish, and the focus with it. */
  readonly onRemoved: () => void
}

/** An invitation that nobody has answered yet, and the way to take it back (NET-INV-03). */
export function InvitationRow({ invitation, onRemoved: onGone }: InvitationRowProps) {
  const t = useTexts(networkTexts)
  const { mutate, isPending } = useCancelInvitation(invitation.id, onGone)
  const email = invitation.email || t['invitations.unknown']()

  return (
    <li className={row}>
      <span className={address}>{email}</span>
      <IconButton
        icon={trashIcon}
        label={t['invitations.cancelOf']({ email })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      />
    </li>
  )
}
