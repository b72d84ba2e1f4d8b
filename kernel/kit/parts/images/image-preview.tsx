import type { ReactNode } from 'react'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { IconButton } from '../../ui/button/icon-button'
import { closeIcon } from '../../ui/icons/actions'
import { useFileSize } from './file-size'
import { imagePickerRecipe } from './image-picker.recipe'
import type { PreparedImage } from './prepare-image'
import { useObjectUrl } from './use-object-url'

interface ImagePreviewProps {
  readonly source: File
  readonly image: PreparedImage
  readonly shape: 'round' | 'rectangle'
  readonly action: ReactNode
  readonly progress: ReactNode
  readonly clearLabel: string | undefined
  /** Whether the image is as wide as its column, with only a small button that removes it. */
  readonly isPlain: boolean
  readonly onCropAgain: (() => void) | undefined
  readonly onClear: () => void
}

export function ImagePreview(props: ImagePreviewProps) {
  const { source, image, shape, action, progress, clearLabel, isPlain, onCropAgain, onClear } = props
  const t = useKernelTexts()
  const fileSize = useFileSize()
  const src = useObjectUrl(image.file)
  const styles = imagePickerRecipe({ shape })

  const preview = (
    <img
      src={src}
      alt={t['picture.preview']()}
      width={image.width}
      height={image.height}
      className={isPlain ? styles.plain : styles.preview}
    />
  )
  if (isPlain)
    return (
      <div className={styles.frame}>
        {preview}
        <IconButton
          icon={closeIcon}
          variant="soft"
          label={clearLabel ?? t['picture.other']()}
          onClick={onClear}
          className={styles.remove}
        />
      </div>
    )
  return (
    <div className={styles.ready}>
      <div className={styles.result}>
        {preview}
        <dl className={styles.facts}>
          <dt className={styles.fact}>{t['picture.before']()}</dt>
          <dd className={styles.figure}>{fileSize(source.size)}</dd>
          <dt className={styles.fact}>{t['picture.after']()}</dt>
          <dd className={styles.figure}>{fileSize(image.file.size)}</dd>
        </dl>
      </div>
      {progress ?? (
        <div className={styles.actions}>
          {action}
          {onCropAgain && (
            <Button variant="soft" onClick={onCropAgain}>
              {t['picture.cutAgain']()}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            {clearLabel ?? t['picture.other']()}
          </Button>
        </div>
      )}
    </div>
  )
}
