import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { FormField, type FormStore, ImagePicker, imageUrl, type PreparedImage } from '@kernel/parts'
import { Button, Picture, Textarea, trashIcon, VisuallyHidden } from '@kernel/ui'
import { useId, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { type PostSchema, pictureEdge } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'

const currentPicture = css({ w: '60', maxW: 'full' })
const title = css({ outlineStyle: 'none' })

interface PictureFieldProps {
  readonly of: FormStore<PostSchema>
  /** The picture that the post has; empty where there is none. */
  readonly current: string
  /** How often the new picture was given up from elsewhere. */
  readonly givenUp: number
  readonly onChange: (picture: PreparedImage | undefined) => void
}

/** The picture of a post: the one there is, a new one, or none (PST-EDIT-01). */
export function ImageField({ of, current, givenUp, onChange }: PictureFieldProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const keeps = useField(of, { path: ['keepsPicture'] })
  const isNew = useField(of, { path: ['hasNewPicture'] })
  const look = postFormRecipe()
  const isCurrentShown = current !== '' && keeps.input === true && isNew.input !== true

  function handleChange(picture: PreparedImage | undefined) {
    isNew.onChange(picture !== undefined)
    onChange(picture)
  }
  function handleDelete() {
    keeps.onChange(false)
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={id} className={look.section}>
      <h2 id={id} ref={heading} tabIndex={-1} className={cx(look.title, title)}>
        {t['editor.picture']()}
      </h2>
      {isCurrentShown && (
        <div className={look.current}>
          <Picture
            src={imageUrl(current)}
            alt={t['editor.currentPicture']()}
            ratio="photo"
            isRounded
            isContained
            className={currentPicture}
          />
          <Button variant="soft" icon={trashIcon} onClick={handleDelete}>
            {t['editor.deletePicture']()}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">
        {current !== '' && keeps.input !== true && t['editor.pictureDeleted']()}
      </VisuallyHidden>
      <ImagePicker
        label={isCurrentShown ? t['editor.replacePicture']() : t['editor.choosePicture']()}
        width={pictureEdge}
        height={pictureEdge}
        onChange={handleChange}
        clearLabel={t['editor.deletePicture']()}
        sent={givenUp}
      />
      {(isCurrentShown || isNew.input === true) && (
        <FormField
          of={of}
          path={['pictureDescription']}
          label={t['editor.description']()}
          hint={t['editor.descriptionHint']()}
        >
          {(control, { input }) => <Textarea rows={2} isGrowing dir="auto" {...control} value={input} />}
        </FormField>
      )}
    </section>
  )
}
