import { useTexts } from '@kernel'
import type { ListRowProps } from '@kernel/parts'
import { IconButton, trashIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { useCancelInvitation } from '../api/cancel-invitation.mutation'
import type { Invitation } from '../model/invitations'
import { networkTexts } from '../texts'

const layout = css({ display: 'flex', alignItems: 'center', gap: '2' })
const address = css({ flex: '1', minW: '0', truncate: true, textStyle: 'small' })
const quiet = css({ color: 'quiet' })

interface InvitationRowProps {
  readonly invitation: Invitation
  /** Called before the row is removed, to move the focus to another element. */
  readonly onRemoved: () => void
  readonly row: ListRowProps
}

/** Row of an unanswered invitation with a cancel button. */
export function InvitationRow({ invitation, onRemoved, row }: InvitationRowProps) {
  const t = useTexts(networkTexts)
  const { mutate, isPending } = useCancelInvitation(invitation.id, onRemoved)
  const email = invitation.email || t['invitations.unknown']()

  return (
    <li {...row} className={layout}>
      <span title={email} className={address}>
        {email}
      </span>
      <IconButton
        icon={trashIcon}
        label={t['invitations.cancelOf']({ email })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
        className={quiet}
      />
    </li>
  )
}
