import { useField } from '@formisch/react'
import { useSettings, useTexts } from '@kernel'
import { EmojiButton, type EmojiButtonProps, type FormStore } from '@kernel/parts'
import { IconButton, imageIcon, networkIcon, videoIcon } from '@kernel/ui'
import type { PostSchema } from '../model/post-draft'
import postsSettings from '../settings'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

interface PostToolsProps extends EmojiButtonProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
  /** Opens the file picker for the image. */
  readonly onPicture: () => void
}

/** Buttons that open the sections of the post editor. */
export function PostTools({ of, sections, field, onPicture }: PostToolsProps) {
  const t = useTexts(postsTexts)
  const { nostr } = useSettings(postsSettings)
  const [keeps, isNew] = [
    useField(of, { path: ['keepsPicture'] }).input === true,
    useField(of, { path: ['hasNewPicture'] }).input === true,
  ]
  const hasVideo = Boolean(useField(of, { path: ['videoLink'] }).input)
  const isOnNostr = useField(of, { path: ['publishOnNostr'] }).input === true
  const styles = postFormRecipe()
  const picture = sections.button('picture')

  function handlePicture() {
    picture.onClick()
    if (!picture['aria-expanded']) onPicture()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, not buttons
    <div role="group" aria-label={t['editor.tools']()} className={styles.icons}>
      <IconButton
        icon={imageIcon}
        className={keeps || isNew ? styles.active : undefined}
        label={keeps || isNew ? t['editor.changePicture']() : t['editor.addPicture']()}
        {...picture}
        onClick={handlePicture}
      />
      <IconButton
        icon={videoIcon}
        className={hasVideo ? styles.active : undefined}
        label={hasVideo ? t['editor.changeVideo']() : t['editor.addVideo']()}
        {...sections.button('video')}
      />
      {nostr && (
        <IconButton
          icon={networkIcon}
          label={t['editor.nostrTool']()}
          className={isOnNostr ? styles.active : undefined}
          {...sections.button('nostr')}
        />
      )}
      <EmojiButton field={field} />
    </div>
  )
}
