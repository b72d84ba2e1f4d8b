import { useTexts } from '@kernel'
import { List, type ListRowProps, useFormats } from '@kernel/parts'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import type { ListedPost, MutedPerson, MutedWord } from '../model/personal-lists'
import { personalLists } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { MuteWordForm } from './mute-word-form'
import { useListActions } from './use-list-actions'

const note = css({ textStyle: 'small', color: 'quiet' })
const list = css({ stack: true })
const entry = css({
  row: true,
  justifyContent: 'space-between',
  gap: '3',
  minH: 'touch',
  py: '1',
  borderBottomWidth: '1px',
  _last: { borderBottomWidth: '0' },
})
const lists = css({ stack: true })
const section = css({ stack: true, borderTopWidth: '1px' })
const top = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minH: 'touch' })
const hint = css({ textStyle: 'small', color: 'quiet', mt: '-2', pb: '3' })
const count = css({ textStyle: 'small', color: 'quiet', fontVariantNumeric: 'tabular-nums' })
/** Two people may have the same name. */
const nameOf = ({ name, login }: MutedPerson) => [name, login && `@${login}`].filter(Boolean).join(' ')
const titleOf = ({ author, excerpt }: ListedPost) => [author, excerpt].filter(Boolean).join(': ')

export default function MutedSection() {
  const t = useTexts(postsTexts)
  const { hidden, people, words } = useUnit(personalLists.$value)
  const { unhide, unmute, unmuteWord } = useListActions()
  return (
    <div className={stack({ gap: '4' })}>
      <p className={note}>{t['lists.device']()}</p>
      <MuteWordForm />
      <div className={lists}>
        <Entries title={t['muted.words']()} items={words} textOf={wordOf}>
          {(word) => ({ end: t['muted.unmute'](), onEnd: () => unmuteWord(word) })}
        </Entries>
        <Entries title={t['muted.people']()} how={t['muted.people.how']()} items={people} textOf={nameOf}>
          {(person) => ({ end: t['muted.unmute'](), onEnd: () => unmute(person) })}
        </Entries>
        <Entries title={t['hidden.posts']()} how={t['hidden.how']()} items={hidden} textOf={titleOf}>
          {(post) => ({ end: t['hidden.end'](), onEnd: () => unhide(post) })}
        </Entries>
      </div>
    </div>
  )
}

const wordOf = ({ word }: MutedWord) => word

interface EntriesProps<Item extends object> {
  readonly title: string
  /** What there is to add from elsewhere, and how; a list without it has its form right here. */
  readonly how?: string
  readonly items: readonly Item[]
  readonly textOf: (item: Item) => string
  /** Returns the label and handler of the button that removes an entry. */
  readonly children: (item: Item) => { readonly end: string; readonly onEnd: () => void }
}

function Entries<Item extends object>({ title, how, items, textOf, children }: EntriesProps<Item>) {
  const { number } = useFormats()
  const id = useId()
  if (items.length === 0 && how === undefined) return null
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
  return (
    <section aria-labelledby={id} className={section}>
      <div className={top}>
        <h3 id={id} className={css({ textStyle: 'label' })}>
          {title}
        </h3>
        {items.length > 0 && <span className={count}>{number(items.length)}</span>}
      </div>
      {items.length === 0 ? (
        <p className={hint}>{how}</p>
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
