import { Avatar, Field, Input, pictureAddress, sameId, searchIcon, useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import type { Contact, ContactSearchProps } from '../../messaging/contract'
import { connectionsQuery } from '../api/connections.query'
import { contactsLike, shortestName } from '../model/contact-choice'
import { networkTexts } from '../texts'
import { partRecipe } from './network.recipe'

/** Milliseconds after the last stroke. */
const pause = 300

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: 'touch',
  px: '2',
  py: '1.5',
  rounded: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'subtle' },
})
const list = css({ maxH: '[16rem]', overflowY: 'auto', listStyle: 'none' })
const name = css({ minW: '0', overflowWrap: 'anywhere' })

/** Whom to begin a conversation with: those one can write to, by a part of their name (MSG-LIST-02). */
export default function ContactSearch({ contacts, onPick }: ContactSearchProps) {
  const t = useTexts(networkTexts)
  const [typed, setTyped] = useState('')
  const wanted = useSettled(typed)
  const found = contactsLike(contacts, wanted)
  const look = partRecipe()

  return (
    <search>
      <Field label={t['contacts.label']()} hint={t['contacts.hint']({ min: shortestName })}>
        <Input
          type="search"
          icon={searchIcon}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status" className={look.text}>
        {found && (found.length > 0 ? t['contacts.found']({ count: found.length }) : t['contacts.none']())}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={t['contacts.title']()} className={list}>
          {found.map((contact) => (
            <li key={contact.id}>
              <button type="button" className={row} onClick={() => onPick(contact)}>
                <Face contact={contact} />
                <span className={name}>{contact.members.join(', ') || contact.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

/** The picture of a connection; a group has none. */
function Face({ contact }: { readonly contact: Contact }) {
  const { data: connections = [] } = useQuery({ ...connectionsQuery(), throwOnError: false })
  const connection = connections.find(({ userId }) => sameId(userId, contact.id))
  return <Avatar src={pictureAddress(connection?.pictureUrl ?? '')} name={contact.name} />
}

/** What stands in a field once nobody types any more. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
