import { useTexts } from '@kernel'
import { List, type ListRowProps } from '@kernel/parts'
import { Button } from '@kernel/ui'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import type { ListedPost, MutedPerson, MutedWord } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { MuteWordForm } from './mute-word-form'
import { useListActions } from './use-list-actions'
import { useFollowedLists } from './use-personal-lists'

const note = css({ textStyle: 'small', color: 'quiet' })
const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' })
const entry = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: 'touch',
  py: '1',
  borderBottomWidth: '1px',
  borderColor: 'line',
  _last: { borderBottomWidth: '0' },
})
/** Lists without entries share one quiet line below the others. */
const lists = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })
const section = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '1',
  flex: '[1 0 100%]',
  mb: '4',
  '&[data-empty]': { order: '1', flex: '[0 1 auto]', mb: '0', '& > h3': { srOnly: true } },
})
const nothing = css({ textStyle: 'caption', color: 'quiet' })
const nameOf = ({ name, login }: MutedPerson) => name || login
const titleOf = ({ author, excerpt }: ListedPost) => [author, excerpt].filter(Boolean).join(': ')

/** Section of the settings that lists hidden and muted entries, with a button to remove each. */
export default function MutedSection() {
  const t = useTexts(postsTexts)
  const { hidden, people, words } = useFollowedLists()
  const { unhide, unmute, unmuteWord } = useListActions()
  return (
    <div className={stack({ gap: '4' })}>
      <p className={note}>{t['lists.device']()}</p>
      <MuteWordForm />
      <div className={lists}>
        <Entries title={t['muted.words']()} empty={t['muted.noWords']()} items={words} textOf={wordOf}>
          {(word) => ({ end: t['muted.unmute'](), onEnd: () => unmuteWord(word) })}
        </Entries>
        <Entries title={t['muted.people']()} empty={t['muted.noPeople']()} items={people} textOf={nameOf}>
          {(person) => ({ end: t['muted.unmute'](), onEnd: () => unmute(person) })}
        </Entries>
        <Entries title={t['hidden.posts']()} empty={t['hidden.none']()} items={hidden} textOf={titleOf}>
          {(post) => ({ end: t['hidden.end'](), onEnd: () => unhide(post) })}
        </Entries>
      </div>
    </div>
  )
}

const wordOf = ({ word }: MutedWord) => word

interface EntriesProps<Item extends object> {
  readonly title: string
  readonly empty: string
  readonly items: readonly Item[]
  readonly textOf: (item: Item) => string
  /** Returns the label and handler of the button that removes an entry. */
  readonly children: (item: Item) => { readonly end: string; readonly onEnd: () => void }
}

function Entries<Item extends object>({ title, empty, items, textOf, children }: EntriesProps<Item>) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const rowOf = (item: Item, row: ListRowProps) => {
    const { end, onEnd } = children(item)
    const handleEnd = () => {
      heading.current?.focus()
      onEnd()
    }
    return (
      <li {...row} className={entry}>
        <span className={css({ minW: '0', overflowWrap: 'anywhere', lineClamp: '2' })}>{textOf(item)}</span>
        <Button size="sm" variant="quiet" aria-label={`${end}: ${textOf(item)}`} onClick={handleEnd}>
          {end}
        </Button>
      </li>
    )
  }
  return (
    <section aria-labelledby={id} data-empty={items.length === 0 || undefined} className={section}>
      <h3 ref={heading} id={id} tabIndex={-1} className={css({ textStyle: 'label' })}>
        {title}
      </h3>
      {items.length === 0 ? (
        <p className={nothing}>{empty}</p>
      ) : (
        <List
          items={items}
          keyOf={(item) => textOf(item) + String('id' in item ? item.id : '')}
          textOf={textOf}
          aria-labelledby={id}
          className={list}
        >
          {rowOf}
        </List>
      )}
    </section>
  )
}
