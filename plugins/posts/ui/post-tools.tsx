import { useField } from '@formisch/react'
import { useSettings, useTexts } from '@kernel'
import { EmojiButton, type EmojiButtonProps, type FormStore, insertText } from '@kernel/parts'
import { IconButton, type IconPath, imageIcon, networkIcon, videoIcon } from '@kernel/ui'
import type { PostSchema } from '../model/post-draft'
import postsSettings from '../settings'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

const boldIcon: IconPath = 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z'
const [boldStart, boldEnd] = ['<b>', '</b>']

interface PostToolsProps extends EmojiButtonProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
  /** Opens the file picker for the image. */
  readonly onPicture: () => void
}

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

  /** Makes the selected text bold, or what is typed next. */
  function handleBold() {
    const target = field()
    if (!target) return
    const start = target.selectionStart ?? target.value.length
    const chosen = target.value.slice(start, target.selectionEnd ?? start)
    insertText(target, `${boldStart}${chosen}${boldEnd}`)
    const from = start + boldStart.length
    target.setSelectionRange(from, from + chosen.length)
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
      <IconButton icon={boldIcon} label={t['editor.bold']()} onClick={handleBold} />
      <EmojiButton field={field} />
    </div>
  )
}
