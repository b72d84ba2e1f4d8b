import { Slot } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { css } from 'styled-system/css'
import { type Contact, contactFace } from '../contract'
import { displayName } from '../model/contact'

/** The initials until somebody shows more; what does not come, or fails, leaves them there. */
const lastOnly = css({ display: 'contents', '& > :not(:last-child)': { display: 'none' } })

/** Who a conversation is with: as whoever knows their picture shows them, or by their initials (MSG-LIST-01). */
export function ContactAvatar({ contact }: { readonly contact: Contact }) {
  return (
    <span className={lastOnly}>
      <Avatar name={contact.name || displayName(contact, '')} />
      <Slot of={contactFace} props={{ contact }} whenFailed="nothing" />
    </span>
  )
}
