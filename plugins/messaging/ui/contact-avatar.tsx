import { Slot } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { memo } from 'react'
import { css } from 'styled-system/css'
import { type ContactAvatarProps, contactAvatar } from '../contract'
import { displayName } from '../model/contact'

/** Hides the initials once the contributed avatar is rendered after them. They stay if the avatar fails to load. */
const lastChildOnly = css({ display: 'contents', '& > :not(:last-child)': { display: 'none' } })

export const ContactAvatar = memo(function ContactAvatar({ contact, authors, size }: ContactAvatarProps) {
  return (
    <span className={lastChildOnly}>
      <Avatar
        name={contact.name || displayName(contact, '')}
        size={size}
        isGroup={contact.members.length > 0}
      />
      <Slot of={contactAvatar} props={{ contact, authors, size }} whenFailed="nothing" />
    </span>
  )
})
