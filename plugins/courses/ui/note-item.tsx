import { useTexts } from '@kernel'
import { LinkedText } from '@kernel/parts'
import { Button, ButtonLink, IconButton, Menu, moreIcon, pencilIcon, trashIcon } from '@kernel/ui'
import { clockTime } from '../model/clock-time'
import type { Note } from '../model/notes'
import { coursesTexts } from '../texts'
import { NoteForm } from './note-form'
import { styles } from './notes.styles'
import type { NoteContent } from './use-course-notes'

interface NoteItemProps {
  readonly note: Note
  /** Plays the video of the shown lesson; undefined until its player is ready, and for notes of other lessons. */
  readonly playFrom: ((seconds: number) => void) | undefined
  /** URL of the lesson at the note's position; undefined when the lesson is no longer in the course. */
  readonly to: string | undefined
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
  readonly onEdit: (content: NoteContent) => boolean
  readonly onDelete: () => void
}

/** A note; its time is a button or link that plays the video from there. */
export function NoteItem({ note, playFrom, to, isEditing, onEditing, onEdit, onDelete }: NoteItemProps) {
  const t = useTexts(coursesTexts)
  const { id, at, text } = note

  if (isEditing)
    return (
      <li className={styles.edited}>
        <NoteForm
          draftId={`note-edit.${id}`}
          label={t['notes.edit']()}
          content={note}
          hasTime
          position={() => at}
          onSave={onEdit}
          onCancel={() => onEditing(false)}
        />
      </li>
    )
  return (
    <li className={styles.note}>
      {at !== undefined && <NoteTime at={at} playFrom={playFrom} to={to} />}
      <p dir="auto" className={styles.noteText}>
        <LinkedText text={text} />
      </p>
      <Menu
        align="end"
        items={[
          { id: 'edit', label: t['notes.edit'](), icon: pencilIcon, onSelect: () => onEditing(true) },
          {
            id: 'delete',
            label: t['notes.delete'](),
            icon: trashIcon,
            isDanger: true,
            onSelect: onDelete,
          },
        ]}
        trigger={(props) => (
          <IconButton {...props} data-focus-home="" icon={moreIcon} label={t['notes.more']()} />
        )}
      />
    </li>
  )
}

interface NoteTimeProps extends Pick<NoteItemProps, 'playFrom' | 'to'> {
  readonly at: number
}

function NoteTime({ at, playFrom, to }: NoteTimeProps) {
  const t = useTexts(coursesTexts)
  const time = clockTime(at)
  const label = t['notes.playFrom']({ time })
  if (playFrom)
    return (
      <Button
        size="sm"
        variant="tonal"
        aria-label={label}
        onClick={() => playFrom(at)}
        className={styles.time}
      >
        {time}
      </Button>
    )
  if (!to) return <span className={styles.plainTime}>{time}</span>
  return (
    <ButtonLink size="sm" variant="tonal" aria-label={label} to={to} className={styles.time}>
      {time}
    </ButtonLink>
  )
}
