import { sameId, useTexts } from '@kernel'
import { imageUrl, List, searchItems, searchLength, useDebouncedText } from '@kernel/parts'
import { Avatar, Field, Input, searchIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Contact, ContactSearchProps } from '../../messaging/contract'
import { connectionsQuery } from '../api/queries'
import { networkTexts } from '../texts'
import { sectionRecipe } from './network.recipe'

const row = css({
  row: true,
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
const list = css({ maxH: '[16rem]', overflowY: 'auto' })
const person = css({ textStyle: 'strong', minW: '0', overflowWrap: 'anywhere' })
const content = css({ display: 'grid', grow: true })
const group = css({ textStyle: 'strong', truncate: true })
const detail = css({ textStyle: 'caption', color: 'quiet', truncate: true })

const minSearchLength = 3
const textOf = ({ name, members }: Contact) => [name, ...members].join(' ')

export default function ContactSearch({ contacts, onPick }: ContactSearchProps) {
  const t = useTexts(networkTexts)
  const [typed, setTyped] = useState('')
  const searchQuery = useDebouncedText(typed)
  const found =
    searchLength(searchQuery) < minSearchLength ? undefined : searchItems(contacts, searchQuery, textOf)
  const styles = sectionRecipe()
  const { data: connections = [] } = useQuery(connectionsQuery())
  const pictureOf = ({ id, members }: Contact) =>
    members.length > 0 ? '' : (connections.find(({ userId }) => sameId(userId, id))?.pictureUrl ?? '')

  return (
    <search>
      <Field label={t['contacts.label']()} hint={t['contacts.hint']({ min: minSearchLength })}>
        <Input
          type="search"
          icon={searchIcon}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status" className={styles.text}>
        {found && (found.length > 0 ? t['contacts.found']({ count: found.length }) : t['contacts.none']())}
      </p>
      {found && found.length > 0 && (
        <List items={found} keyOf={({ id }) => id} aria-label={t['contacts.title']()} className={list}>
          {(contact, attributes) => (
            <li {...attributes}>
              <button type="button" className={row} onClick={() => onPick(contact)}>
                <Avatar
                  src={imageUrl(pictureOf(contact))}
                  name={contact.name || contact.members.filter(Boolean).join(', ')}
                  isGroup={contact.members.length > 0}
                />
                <ContactName contact={contact} />
              </button>
            </li>
          )}
        </List>
      )}
    </search>
  )
}

/** Name of a contact; a group is shown with its members. */
function ContactName({ contact: { name, members } }: { readonly contact: Contact }) {
  const names = members.filter(Boolean).join(', ')
  if (!names || !name) return <span className={person}>{names || name}</span>
  return (
    <span className={content}>
      <span className={group}>{name}</span>
      <span className={detail}>{names}</span>
    </span>
  )
}
