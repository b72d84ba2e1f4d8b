import { useCode } from '@kernel'
import { useEffect, useState } from 'react'
import { withMention } from '../model/mention-addresses'
import type { PostAuthor } from '../model/post'
import { type TypedMention, typedMention } from '../model/typed-mention'

const loadList = () => import('./mentions.lazy')

type FieldOf = () => HTMLTextAreaElement | null | undefined

interface MentionsProps {
  readonly field: FieldOf
  /** Who takes part in the talk, besides the people whom the user knows. */
  readonly authors?: readonly PostAuthor[] | undefined
  /** The chosen usernames, separated by spaces. */
  readonly mentioned: string | undefined
  readonly onMention: (mentioned: string) => void
}

/** Offers people while somebody types `@` and a name in a field, and completes the username. */
export function Mentions({ field, authors, mentioned = '', onMention }: MentionsProps) {
  const [mention, setMention] = useState<TypedMention>()
  const { code } = useCode(loadList, mention !== undefined)
  useEffect(() => {
    const target = field()
    if (!target) return
    const read = (event: Event) => {
      const isComposing = event instanceof InputEvent && event.isComposing
      const now = typedMention(target.value, target.selectionStart, target.selectionEnd)
      if (mentioned && !/[@[]/.test(target.value)) onMention('')
      if (!isComposing) setMention((before) => (isSame(before, now) ? before : now))
    }
    const close = () => setMention(undefined)
    const reads = ['input', 'compositionend', 'click']
    for (const type of reads) target.addEventListener(type, read)
    target.addEventListener('blur', close)
    return () => {
      for (const type of reads) target.removeEventListener(type, read)
      target.removeEventListener('blur', close)
    }
  })
  if (!mention || !code) return null
  return (
    <code.default
      field={field}
      mention={mention}
      authors={authors}
      onChoose={(login) => onMention(withMention(mentioned, login))}
      onClose={() => setMention(undefined)}
    />
  )
}

const isSame = (one: TypedMention | undefined, other: TypedMention | undefined) =>
  one?.name === other?.name && one?.start === other?.start
