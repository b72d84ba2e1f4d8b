import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { FormField, type FormStore, ImagePicker, imageUrl, type PreparedImage } from '@kernel/parts'
import { closeIcon, IconButton, Picture, Textarea, VisuallyHidden } from '@kernel/ui'
import type { RefObject } from 'react'
import { maxImageEdge, type PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

interface ImageFieldProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
  /** Element over which images can be dropped. */
  readonly area: RefObject<HTMLElement | null>
  /** File name or URL of the post's current image; empty for none. */
  readonly current: string
  readonly restored: PreparedImage | undefined
  /** Key that changes to discard the newly picked image. */
  readonly resetKey: number
  readonly onSource: (file: File | undefined) => void
  /** Called when a picture begins to be prepared. */
  readonly onWork: (work: Promise<PreparedImage | undefined>) => void
}

export function ImageField(props: ImageFieldProps) {
  const { of, sections, area, current, restored, resetKey, onSource, onWork } = props
  const t = useTexts(postsTexts)
  const keeps = useField(of, { path: ['keepsPicture'] })
  const isNew = useField(of, { path: ['hasNewPicture'] }).input === true
  const styles = postFormRecipe()
  const isCurrentShown = current !== '' && keeps.input === true && !isNew
  const hasPicture = isCurrentShown || isNew
  const focusButton = () => sections.focusButton('picture')

  function handleChange(picture: PreparedImage | undefined) {
    if (picture) sections.close('picture')
  }
  function handleRemove() {
    keeps.onChange(false)
    focusButton()
  }

  return (
    <div {...sections.content('picture')} className={styles.media}>
      <VisuallyHidden role="status">
        {current !== '' && keeps.input !== true && t['editor.pictureRemoved']()}
      </VisuallyHidden>
      <ImagePicker
        label={hasPicture ? t['editor.replacePicture']() : t['editor.choosePicture']()}
        width={maxImageEdge}
        height={maxImageEdge}
        area={area}
        isOpen={sections.isOpen('picture')}
        restored={restored}
        onChange={handleChange}
        onSource={onSource}
        onWork={onWork}
        onClear={focusButton}
        clearLabel={t['editor.removePicture']()}
        sent={resetKey}
      />
      {isCurrentShown && (
        <div className={styles.frame}>
          <Picture
            src={imageUrl(current)}
            alt={t['editor.currentPicture']()}
            ratio="video"
            isRounded
            isContained
          />
          <IconButton
            variant="soft"
            icon={closeIcon}
            label={t['editor.removePicture']()}
            onClick={handleRemove}
            className={styles.remove}
          />
        </div>
      )}
      {hasPicture && (
        <FormField
          of={of}
          path={['pictureDescription']}
          label={t['editor.description']()}
          hint={t['editor.descriptionHint']()}
        >
          {(control, { input }) => <Textarea rows={1} isGrowing {...control} value={input} />}
        </FormField>
      )}
    </div>
  )
}
