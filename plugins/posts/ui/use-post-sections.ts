import { keepInView } from '@kernel/parts'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'

export type PostSection = 'picture' | 'video' | 'readers' | 'nostr'

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([type=file])'

/**
 * The sections of the post editor; the user opens one at a time.
 *
 * @param invalid the section with the first error, which is opened too
 */
export function usePostSections(invalid: PostSection | undefined) {
  const id = useId()
  const [open, setOpen] = useState<PostSection>()
  const isOpen = (section: PostSection) => open === section || invalid === section
  const elementOf = (section: PostSection) => document.getElementById(`${id}-${section}`)
  const focusButton = (section: PostSection) => document.getElementById(`${id}-${section}-button`)?.focus()

  function show(section: PostSection) {
    flushSync(() => setOpen(section))
    elementOf(section)?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }
  function close(section: PostSection) {
    setOpen((current) => (current === section ? undefined : current))
  }

  const showInvalid = useEffectEvent((section: PostSection) => {
    setOpen(section)
    // The form has already focused its first invalid field, unless that field was hidden.
    if (document.activeElement?.matches('[aria-invalid=true]')) return
    elementOf(section)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useEffect(() => {
    if (invalid) showInvalid(invalid)
  }, [invalid])

  const shown = open ?? invalid
  useEffect(() => keepInView(shown ? document.getElementById(`${id}-${shown}`) : null), [id, shown])

  return {
    isOpen,
    isAnyOpen: shown !== undefined,
    show,
    close,
    focusButton,
    button: (section: PostSection) => ({
      id: `${id}-${section}-button`,
      'aria-expanded': isOpen(section),
      'aria-controls': `${id}-${section}`,
      onClick: () => (isOpen(section) ? close(section) : show(section)),
    }),
    content: (section: PostSection) => ({
      id: `${id}-${section}`,
      'data-takes-escape': '',
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape') return
        setOpen(undefined)
        focusButton(section)
      },
    }),
  }
}

export type PostSections = ReturnType<typeof usePostSections>
