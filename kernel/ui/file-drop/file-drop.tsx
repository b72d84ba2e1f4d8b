import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react'
import { cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { useFieldControl } from '../field/field-context'
import { Icon } from '../icons/icon'
import { imageIcon } from '../icons/places'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { fileDropRecipe } from './file-drop.recipe'
import { splitImages } from './split-images'

/** Props of {@link FileDrop}: those of a file input for images. */
export interface FileDropProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'onChange'> {
  /** Instruction, e.g. "Add a picture: choose one or drop it here". */
  label: ReactNode
  /** Limits, e.g. "PNG or JPEG". */
  hint?: ReactNode
  /** Accepts every file: the caller inspects the content instead of name and MIME type. */
  isAnyFile?: boolean | undefined
  /** Error of the last selection. */
  error?: ReactNode
  /** Called with images only, unless `isAnyFile`; with one, unless `multiple`. */
  onImages: (images: File[]) => void
  className?: string | undefined
}

/**
 * Accepts images by file picker or drop; other files show an error. For the clipboard see {@link
 * usePastedImages}.
 * @example
 * <FileDrop label={t.addImage()} onImages={([image]) => setImage(image)} />
 */
export function FileDrop(props: FileDropProps) {
  const { label, hint, isAnyFile, error, onImages, multiple, className, accept = 'image/*', ...rest } = props
  const t = useTexts(kernelTexts)
  const errorId = useId()
  const control = useFieldControl(rest)
  const [isOver, setIsOver] = useState(false)
  const [isRejected, setIsRejected] = useState(false)
  const styles = fileDropRecipe({ isOver })
  const shownError = isRejected ? t['ui.imagesOnly']() : error

  const acceptFiles = (files: Iterable<File>) => {
    const { images, others } = isAnyFile ? { images: [...files], others: [] } : splitImages(files)
    setIsRejected(others.length > 0)
    if (images.length > 0) onImages(multiple ? images : images.slice(0, 1))
  }
  const handleDrag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover' && !rest.disabled)
  }
  const handleDrop = (event: DragEvent) => {
    handleDrag(event)
    if (!rest.disabled) acceptFiles(event.dataTransfer.files)
  }

  return (
    <div>
      <label
        className={cx(styles.root, className)}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrop}
      >
        <Icon of={imageIcon} size="lg" className={styles.icon} />
        <span className={styles.label}>{isOver ? t['ui.dropHere']() : label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        <VisuallyHidden>
          <input
            {...rest}
            {...control}
            {...(shownError && {
              'aria-invalid': true,
              'aria-errormessage': errorId,
              'aria-describedby': errorId,
            })}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={(event) => {
              acceptFiles(event.target.files ?? [])
              // Allow choosing the same file again.
              event.target.value = ''
            }}
          />
        </VisuallyHidden>
      </label>
      <div aria-live="polite">
        {shownError && (
          <p id={errorId} className={styles.error}>
            {shownError}
          </p>
        )}
      </div>
    </div>
  )
}
