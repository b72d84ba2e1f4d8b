import { cleanLine, useTexts } from '@kernel'
import { isBlank } from '@kernel/parts'
import { Button, Field, Input, plusIcon } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { tagsQuery } from '../api/queries'
import { useSaveTag } from '../api/tag.mutations'
import { maxTagNameLength, type Tag } from '../model/tag'
import { networkTexts } from '../texts'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2', w: 'full' })
const field = css({ flex: '[1 1 12rem]', maxW: '[20rem]' })

interface NewTagProps {
  readonly tags: readonly Tag[]
  /** Called with the new tag, or with the existing tag of that name. */
  readonly onTag: (tag: Tag) => void
  /** Whether the field is open at first, where creating a tag is the only thing to do. */
  readonly isInitiallyOpen?: boolean
  /** Replaces the button that opens the field. */
  readonly opener?: (open: () => void) => ReactNode
}

/** Creates a tag. Usable inside another form, because it has no form element of its own. */
export function NewTag({ tags, onTag, isInitiallyOpen = false, opener }: NewTagProps) {
  const t = useTexts(networkTexts)
  const id = useId()
  const client = useQueryClient()
  const save = useSaveTag(undefined)
  /** Number of times the field was closed: an answer that comes after "Cancel" changes nothing here. */
  const closings = useRef(0)
  /** The choices of the user may change while a tag is saved. */
  const latestOnTag = useRef(onTag)
  latestOnTag.current = onTag
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isTooLong = cleanLine(name).length > maxTagNameLength
  const focusInput = () => document.getElementById(id)?.focus()
  const withName = (list: readonly Tag[]) => list.find((tag) => cleanLine(tag.name) === cleanLine(name))

  function open() {
    flushSync(() => setIsOpen(true))
    focusInput()
  }
  function close() {
    closings.current += 1
    setName('')
    setIsMissing(false)
    setIsOpen(false)
  }
  async function add() {
    if (save.isPending) return
    if (isBlank(name) || isTooLong) {
      setIsMissing(true)
      return focusInput()
    }
    const known = withName(tags)
    const closingsBefore = closings.current
    if (!known) {
      try {
        await save.mutateAsync({ name: cleanLine(name) })
      } catch {
        // The mutation shows the failure, and the field keeps the name.
        return
      }
      if (closings.current !== closingsBefore) return
    }
    const tag = known ?? withName(client.getQueryData(tagsQuery().queryKey) ?? [])
    if (tag) latestOnTag.current(tag)
    close()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Otherwise Enter would submit the surrounding form, and Escape would close its section.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') void add()
    else close()
  }

  if (!isOpen)
    return (
      <div>
        {opener?.(open) ?? (
          <Button size="sm" variant="soft" icon={plusIcon} onClick={open}>
            {t['tags.new']()}
          </Button>
        )}
      </div>
    )
  return (
    <div className={row}>
      <Field
        id={id}
        label={t['tags.name']()}
        error={
          isTooLong
            ? t['tags.longName']({ max: maxTagNameLength })
            : isMissing && isBlank(name)
              ? t['tags.missingName']()
              : undefined
        }
        className={field}
      >
        <Input
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Button variant="soft" isLoading={save.isPending} onClick={add}>
        {t['tags.add']()}
      </Button>
      <Button variant="quiet" onClick={close}>
        {t.cancel()}
      </Button>
    </div>
  )
}
