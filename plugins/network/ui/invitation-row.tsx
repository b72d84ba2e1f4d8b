import { useTexts } from '@kernel'
import type { ListRowProps } from '@kernel/parts'
import { Icon, IconButton, mailIcon, trashIcon } from '@kernel/ui'
import { css, cx } from 'styled-system/css'
import { useCancelInvitation } from '../api/invitation.mutations'
import type { Invitation } from '../model/invitations'
import { networkTexts } from '../texts'
import { personRowRecipe } from './network.recipe'

const layout = css({ flexWrap: '[nowrap !important]', minH: '[3rem !important]', py: '[0.25rem !important]' })
const letter = css({ circle: true, w: '8', h: '8', bg: 'subtle', color: 'quiet' })

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly row: ListRowProps
}

export function InvitationRow({ invitation, row }: InvitationRowProps) {
  const t = useTexts(networkTexts)
  const { mutate, isPending } = useCancelInvitation(networkTexts.ref('invitations.cancelled'))
  const email = invitation.email || t['invitations.unknown']()
  const styles = personRowRecipe()

  return (
    <li {...row} className={cx(styles.root, layout)}>
      <div className={styles.person}>
        <span className={letter}>
          <Icon of={mailIcon} size="sm" />
        </span>
        <div className={styles.content}>
          <p title={email} className={styles.name}>
            {email}
          </p>
        </div>
      </div>
      <IconButton
        icon={trashIcon}
        label={t['invitations.cancelOf']({ email })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(invitation.id)}
      />
    </li>
  )
}
