import { useTexts } from '@kernel'
import { Form, FormField, getFormInput, keepInView, setFormInput, useEditForm } from '@kernel/parts'
import { Alert, Button, Input, Textarea } from '@kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { clockTime, parseClockTime } from '../model/clock-time'
import { noteSchema } from '../model/note-form'
import { maxNoteLength } from '../model/notes'
import { coursesTexts } from '../texts'
import type { NoteContent } from './use-course-notes'

/** Number of characters from which the counter is shown. */
const countedFrom = maxNoteLength - 500

const form = css({ display: 'grid', gap: '3' })
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' })
const pauses = css({
  flex: '[1 1 8rem]',
  alignSelf: 'center',
  mb: '1.5',
  textStyle: 'caption',
  color: 'quiet',
})
const timeField = css({ w: '[6rem]', minH: 'control!', fontVariantNumeric: 'tabular-nums' })
// Align the buttons with the time field, below which an empty live region takes space.
const buttons = css({ display: 'flex', gap: '2', ms: 'auto', mb: '1.5' })

interface NoteFormProps {
  readonly draftId: string
  readonly label: string
  readonly content?: NoteContent
  /** Whether the lesson has a video, so that the note has a time. */
  readonly hasTime: boolean
  /** Current position in the video in seconds; undefined without a player. */
  readonly position: () => number | undefined
  /** Pauses the video when the user starts to write; undefined without a player. */
  readonly pause?: (() => void) | undefined
  /** @returns `false` if it could not be stored */
  readonly onSave: (content: NoteContent) => boolean
  readonly onCancel?: () => void
}

/** A new note gets the video's position when the user types the first letter. */
export function NoteForm(props: NoteFormProps) {
  const { draftId, label, content, hasTime, position, pause, onSave, onCancel } = props
  const t = useTexts(coursesTexts)
  const [isFull, setIsFull] = useState(false)
  const { form: note, clear } = useEditForm(noteSchema, {
    id: `courses/${draftId}`,
    base: { text: content?.text ?? '', time: content?.at === undefined ? '' : clockTime(content.at) },
  })
  const written = getFormInput(note).text ?? ''
  const isWriting = written !== ''
  useTimeOfFirstLetter(isWriting, () => {
    if (isWriting) pause?.()
    const at = hasTime ? position() : undefined
    setFormInput(note, { path: ['time'], input: at === undefined || !isWriting ? '' : clockTime(at) })
  })
  const isEditing = onCancel !== undefined

  function handleSubmit({ text, time }: { readonly text: string; readonly time: string }) {
    const isSaved = onSave({ text, at: time === '' ? undefined : parseClockTime(time) })
    setIsFull(!isSaved)
    if (isSaved) close()
  }
  function close() {
    clear()
    onCancel?.()
  }

  return (
    <div ref={isEditing ? keepInView : undefined}>
      <Form of={note} onSubmit={handleSubmit} className={form}>
        <FormField
          of={note}
          path={['text']}
          label={label}
          {...(written.length > countedFrom && { count: { length: written.length, max: maxNoteLength } })}
        >
          {(control, { input }) => (
            // The menu that opens the form of a note leaves its item.
            <Textarea
              rows={2}
              isGrowing
              placeholder={t['notes.placeholder']()}
              data-focus-home={isEditing ? '' : undefined}
              {...control}
              value={input ?? ''}
            />
          )}
        </FormField>
        {isFull && (
          <Alert tone="danger" title={t['notes.full']()}>
            {t['notes.full.text']()}
          </Alert>
        )}
        <div className={foot}>
          {pause && !isWriting && <p className={pauses}>{t['notes.pauses']()}</p>}
          {hasTime && (isWriting || isEditing) && (
            <FormField of={note} path={['time']} label={t['notes.time']()}>
              {(control, { input }) => (
                <Input autoComplete="off" {...control} value={input ?? ''} className={timeField} />
              )}
            </FormField>
          )}
          <div className={buttons}>
            {isEditing && (
              <Button variant="quiet" onClick={close}>
                {t['notes.cancel']()}
              </Button>
            )}
            {/* Quiet until there is something to save. */}
            <Button type="submit" variant={isWriting ? 'solid' : 'soft'}>
              {t['notes.save']()}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  )
}

/** Calls `onChange` when the user starts to write and when all text is removed, but not for a restored draft. */
function useTimeOfFirstLetter(isWriting: boolean, onChange: () => void): void {
  const wasWriting = useRef(isWriting)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (wasWriting.current !== isWriting) latest.current()
    wasWriting.current = isWriting
  }, [isWriting])
}
