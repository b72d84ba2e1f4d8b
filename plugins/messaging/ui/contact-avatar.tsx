import { Slot } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { css } from 'styled-system/css'
import { type Contact, contactAvatar } from '../contract'
import { displayName } from '../model/contact'

/** Initials until the contribution renders, or if it fails. */
const lastChildOnly = css({ display: 'contents', '& > :not(:last-child)': { display: 'none' } })

/** The avatar of a contact: from the slot, otherwise initials (MSG-LIST-01). */
export function ContactAvatar({ contact }: { readonly contact: Contact }) {
  return (
    <span className={lastChildOnly}>
      <Avatar name={contact.name || displayName(contact, '')} />
      <Slot of={contactAvatar} props={{ contact }} whenFailed="nothing" />
    </span>
  )
}
