import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { FormField, type FormStore, ImagePicker, imageUrl, type PreparedImage } from '@kernel/parts'
import { Button, Picture, Textarea, trashIcon, VisuallyHidden } from '@kernel/ui'
import { useId, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { maxImageEdge, type PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'

const preview = css({ w: '60', maxW: 'full' })
const title = css({ outlineStyle: 'none' })

interface ImageFieldProps {
  readonly of: FormStore<PostSchema>
  /** File name or URL of the post's current image; empty for none. */
  readonly current: string
  /** Key that changes to discard the newly picked image. */
  readonly resetKey: number
  readonly onChange: (picture: PreparedImage | undefined) => void
}

/** Field for the image of a post: keep, replace, add or remove (PST-EDIT-01). */
export function ImageField({ of, current, resetKey, onChange }: ImageFieldProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const keeps = useField(of, { path: ['keepsPicture'] })
  const isNew = useField(of, { path: ['hasNewPicture'] })
  const styles = postFormRecipe()
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
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} ref={heading} tabIndex={-1} className={cx(styles.title, title)}>
        {t['editor.picture']()}
      </h2>
      {isCurrentShown && (
        <div className={styles.current}>
          <Picture
            src={imageUrl(current)}
            alt={t['editor.currentPicture']()}
            ratio="photo"
            isRounded
            isContained
            className={preview}
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
        width={maxImageEdge}
        height={maxImageEdge}
        onChange={handleChange}
        clearLabel={t['editor.deletePicture']()}
        sent={resetKey}
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
