import { useField } from '@formisch/react'
import { useSettings, useTexts } from '@kernel'
import { EmojiButton, type EmojiButtonProps, type FormStore } from '@kernel/parts'
import { IconButton, type IconPath, imageIcon, networkIcon, videoIcon } from '@kernel/ui'
import type { ComponentProps } from 'react'
import type { PostSchema } from '../model/post-draft'
import postsSettings from '../settings'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

const formatIcon: IconPath = 'M3 18l5-12 5 12M4.8 14h6.4M20.5 11.5V18M20.5 14.8a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'

interface PostToolsProps extends EmojiButtonProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
  readonly onPicture: () => void
  readonly format: Pick<
    ComponentProps<'button'>,
    'aria-expanded' | 'aria-busy' | 'onClick' | 'onPointerEnter'
  >
}

export function PostTools({ of, sections, field, onPicture, format }: PostToolsProps) {
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
      <IconButton icon={formatIcon} label={t['format.title']()} {...format} />
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
