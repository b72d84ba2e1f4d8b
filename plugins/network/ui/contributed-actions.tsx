import { useTexts } from '@kernel'
import { useSlotMenu } from '@kernel/parts'
import { IconButton, Menu, moreIcon } from '@kernel/ui'
import { useMemo } from 'react'
import { type ListedPerson, personActions } from '../contract'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'

/** The items of other plugins for the menu of a person. */
export function useContributedItems({ name, login, id }: ListedPerson) {
  const person = useMemo(() => ({ name, login, id }), [name, login, id])
  return useSlotMenu(personActions, { person }, 'others')
}

/** The menu of a person who is no connection; without items of other plugins there is none. */
export function ContributedActions({ person }: { readonly person: ListedPerson }) {
  const t = useTexts(networkTexts)
  const { items, view } = useContributedItems(person)
  if (items.length === 0) return null
  const name = displayName(person)
  return (
    <>
      <Menu
        items={items}
        align="end"
        trigger={(props) => <IconButton {...props} icon={moreIcon} label={t['connections.more']({ name })} />}
      />
      {view}
    </>
  )
}
