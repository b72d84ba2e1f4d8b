import { useTexts } from '@kernel'
import { imageUrl, insertText, MarkedText, rankItems, useCollected } from '@kernel/parts'
import { Avatar, VisuallyHidden } from '@kernel/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { knownPeople } from '../../network/contract'
import { usePublicPagePath } from '../../public-page/contract'
import type { PostAuthor } from '../model/post'
import type { TypedMention } from '../model/typed-mention'
import { postsTexts } from '../texts'

const maxShown = 5

/** In the form of a post below the beginning of the text, in that of a comment above: it covers neither the text nor the buttons. */
const list = css({
  gridColumn: '[-2 / -1]',
  maxW: '[20rem]',
  maxH: '[40dvh]',
  overflowY: 'auto',
  scrollMarginBlock: '2',
  p: '1',
  borderWidth: '1px',
  rounded: 'sm',
  shadow: 'md',
  bg: 'raised',
})
const option = css({
  row: true,
  gap: '3',
  minH: 'touch',
  px: '2',
  py: '1',
  rounded: 'xs',
  textStyle: 'small',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'accent.soft', forcedColorsBorder: true },
})
const names = css({ display: 'grid', minW: '0', '& > *': { truncate: true } })
const name = css({ fontWeight: 'semibold' })
const username = css({ textStyle: 'caption', color: 'quiet' })

interface MentionListProps {
  readonly field: () => HTMLTextAreaElement | null | undefined
  readonly mention: TypedMention
  readonly authors?: readonly PostAuthor[] | undefined
  readonly onChoose: (login: string) => void
  readonly onClose: () => void
}

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
const textOf = ({ name, login }: PostAuthor) => `${name} ${login} ${login.replaceAll(/[._-]/g, ' ')}`

/** The people of a mention. The focus stays in the field, whose keys choose. */
export default function MentionList({ field, mention, authors = [], onChoose, onClose }: MentionListProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const pathOf = usePublicPagePath()
  const { entries, runners } = useCollected(knownPeople, {})
  const known = entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
  const people = [
    ...authors,
    ...known.map(({ pictureUrl, ...person }) => ({ ...person, picture: pictureUrl })),
  ]
  const byLogin = new Map(people.filter(({ login }) => pathOf(login)).map((person) => [person.login, person]))
  const found = rankItems([...byLogin.values()], mention.name, textOf, false).slice(0, maxShown)
  const [at, setAt] = useState(0)
  const active = found[at] ?? found[0]
  const optionId = (login: string) => `${id}${login}`

  function choose({ login }: PostAuthor) {
    const target = field()
    if (!target) return
    target.setSelectionRange(mention.start, mention.end)
    insertText(target, `@${login} `)
    onChoose(login)
    onClose()
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || found.length === 0) return
    const index = active ? found.indexOf(active) : 0
    if (event.key === 'ArrowDown') setAt((index + 1) % found.length)
    else if (event.key === 'ArrowUp') setAt((index + found.length - 1) % found.length)
    else if (event.key === 'Escape') onClose()
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && active) choose(active)
    else return
    // Neither a new line, nor the end of a dialog.
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.target === field() && handleKey(event)
    // Before the dialog, which listens on the document for Escape.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [field])
  const activeId = active && optionId(active.login)
  useEffect(() => {
    const target = field()
    if (!target || !activeId) return
    const attributes = { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': activeId }
    for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) target.removeAttribute(name)
    }
  }, [field, id, activeId])

  return (
    <>
      {runners}
      <VisuallyHidden role="status">{t['mentions.found']({ count: found.length })}</VisuallyHidden>
      {found.length > 0 && (
        <div id={id} ref={show} role="listbox" aria-label={t['mentions.label']()} className={list}>
          {found.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={person.login}
              id={optionId(person.login)}
              ref={person === active ? show : undefined}
              role="option"
              aria-selected={person === active}
              className={option}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar size="2xs" src={imageUrl(person.picture)} name={person.name || person.login} />
              <span className={names}>
                <MarkedText text={person.name || person.login} searchText={mention.name} className={name} />
                <span className={username}>
                  @<MarkedText text={person.login} searchText={mention.name} />
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
