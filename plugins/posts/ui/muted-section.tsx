import { useTexts } from '@kernel'
import { List, type ListRowProps } from '@kernel/parts'
import { Button, EmptyState, eyeOffIcon, type IconPath, muteIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import type { ListedPost, MutedPerson, MutedWord } from '../model/personal-lists'
import { personalLists } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { MuteWordForm } from './mute-word-form'
import { useListActions } from './use-list-actions'

const list = css({ stack: true })
/** The card around it has the padding. */
const none = css({ p: '0!' })
const entry = css({
  row: true,
  justifyContent: 'space-between',
  gap: '3',
  minH: 'touch',
  py: '1',
  borderBottomWidth: '1px',
  _last: { borderBottomWidth: '0' },
})
/** Two people may have the same name. */
const nameOf = ({ name, login }: MutedPerson) => [name, login && `@${login}`].filter(Boolean).join(' ')
const titleOf = ({ author, excerpt }: ListedPost) => [author, excerpt].filter(Boolean).join(': ')

export default function MutedWords() {
  const t = useTexts(postsTexts)
  const { words } = useUnit(personalLists.$value)
  const { unmuteWord } = useListActions()
  return (
    <>
      <MuteWordForm />
      {words.length > 0 && (
        <Entries title={t['muted.words']()} items={words} textOf={({ word }: MutedWord) => word}>
          {(word) => ({ end: t['muted.unmute'](), onEnd: () => unmuteWord(word) })}
        </Entries>
      )}
    </>
  )
}

export function MutedPeople() {
  const t = useTexts(postsTexts)
  const { people } = useUnit(personalLists.$value)
  const { unmute } = useListActions()
  return (
    <Entries
      title={t['muted.people']()}
      empty={{ icon: muteIcon, title: t['muted.people.none'](), how: t['muted.people.how']() }}
      items={people}
      textOf={nameOf}
    >
      {(person) => ({ end: t['muted.unmute'](), onEnd: () => unmute(person) })}
    </Entries>
  )
}

export function HiddenPosts() {
  const t = useTexts(postsTexts)
  const { hidden } = useUnit(personalLists.$value)
  const { unhide } = useListActions()
  return (
    <Entries
      title={t['hidden.posts']()}
      empty={{ icon: eyeOffIcon, title: t['hidden.none'](), how: t['hidden.how']() }}
      items={hidden}
      textOf={titleOf}
    >
      {(post) => ({ end: t['hidden.end'](), onEnd: () => unhide(post) })}
    </Entries>
  )
}

interface EntriesProps<Item extends object> {
  readonly title: string
  /** What stands in the place of an empty list, such as how to add something. */
  readonly empty?: { readonly icon: IconPath; readonly title: string; readonly how: string }
  readonly items: readonly Item[]
  readonly textOf: (item: Item) => string
  /** Returns the label and handler of the button that removes an entry. */
  readonly children: (item: Item) => { readonly end: string; readonly onEnd: () => void }
}

function Entries<Item extends object>({ title, empty, items, textOf, children }: EntriesProps<Item>) {
  const rowOf = (item: Item, row: ListRowProps) => {
    const { end, onEnd } = children(item)
    return (
      <li {...row} className={entry}>
        <span className={css({ minW: '0', overflowWrap: 'anywhere', lineClamp: '2' })}>{textOf(item)}</span>
        <Button size="sm" variant="quiet" aria-label={`${end}: ${textOf(item)}`} onClick={onEnd}>
          {end}
        </Button>
      </li>
    )
  }
  if (empty && items.length === 0)
    return (
      <EmptyState isCompact titleAs="p" icon={empty.icon} title={empty.title} className={none}>
        {empty.how}
      </EmptyState>
    )
  return (
    <List
      items={items}
      keyOf={(item) => textOf(item) + String('id' in item ? item.id : '')}
      textOf={textOf}
      aria-label={title}
      className={list}
    >
      {rowOf}
    </List>
  )
}
