import {
  FileUpload,
  type FileUploadFileAcceptDetails,
  type FileUploadFileRejection,
} from '@ark-ui/react/file-upload'
import { type FocusEventHandler, type ReactNode, useId, useState } from 'react'
import { cx, sva } from 'styled-system/css'
import { kernelTexts } from '../../../core/i18n/text'
import { useTexts } from '../../../core/i18n/use-texts'
import { buttonRecipe } from '../button/button.recipe'
import { Icon } from '../icons/icon'
import { imageIcon } from '../icons/places'

const fileDropRecipe = sva({
  slots: ['root', 'icon', 'label', 'button', 'drop', 'hint', 'error'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '4',
      py: '6',
      textAlign: 'center',
      textWrap: 'balance',
      rounded: 'md',
      borderWidth: '[1.5px]',
      borderStyle: 'dashed',
      borderColor: 'edge',
      bg: 'surface',
      cursor: 'pointer',
      transition: 'common',
      _hover: { bg: 'subtle', borderColor: 'text' },
      '&[data-invalid]': { borderColor: 'danger', _focusVisible: { outlineColor: 'danger' } },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-dragging]': { bg: 'accent.soft', borderColor: 'accent.text' },
    },
    icon: { color: 'accent.text', mb: '1' },
    label: { textStyle: 'label' },
    button: { userSelect: 'none' },
    drop: { fontWeight: 'normal', _coarse: { display: 'none' } },
    hint: { textStyle: 'small', color: 'quiet' },
    error: { textStyle: 'small', color: 'danger', fontWeight: 'medium', mt: '1.5' },
  },
  variants: {
    hasButton: {
      true: {
        // Where nothing can be dropped, the button alone is left.
        root: { _coarse: { p: '0', borderStyle: 'none', bg: 'transparent', _hover: { bg: 'transparent' } } },
        icon: { _coarse: { display: 'none' } },
        label: { display: 'grid', justifyItems: 'center', gap: '2', w: 'full', mb: '1' },
        button: { mdDown: { w: 'full' }, _coarse: { minH: 'touch' } },
      },
    },
  },
})

export interface FileDropProps {
  /** Instruction in the drop area, e.g. "Add a picture: choose one or drop it here". */
  label: ReactNode
  /**
   * Words for people who can drop and paste, such as "You can also drop or paste one here": touch screens leave them out. The
   * label is then short and looks like a button, such as "Choose a picture".
   */
  dropLabel?: ReactNode
  /** Hint about accepted files, e.g. "PNG or JPEG". */
  hint?: ReactNode
  /** Accepts every file, for callers that inspect the content instead of name and MIME type. */
  isAnyFile?: boolean | undefined
  /** Error text for the last selected file. */
  error?: ReactNode
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  onFocus?: FocusEventHandler | undefined
  /** Called with the selected images: one image unless `multiple`, any files if `isAnyFile`. */
  onImages: (images: File[]) => void
  className?: string | undefined
}

// The caller keeps the files: if Ark UI kept them, the user could not choose the same file again.
const noFiles: File[] = []

/**
 * Accepts images by file picker or drop; other files show an error.
 * @example
 * <FileDrop label={t.addImage()} onImages={([image]) => setImage(image)} />
 */
export function FileDrop(props: FileDropProps) {
  const { label, dropLabel, hint, isAnyFile, error, multiple, disabled, onFocus, onImages, className } = props
  const t = useTexts(kernelTexts)
  const id = useId()
  const styles = fileDropRecipe({ hasButton: dropLabel !== undefined })
  const [isRejected, setIsRejected] = useState(false)
  const handleAccept = ({ files }: FileUploadFileAcceptDetails) => {
    setIsRejected(false)
    onImages(multiple ? files : files.slice(0, 1))
  }

  return (
    <FileUpload.Root
      acceptedFiles={noFiles}
      // No limit here: Ark UI would refuse all files above the limit, but the first dropped file should be accepted.
      maxFiles={Number.POSITIVE_INFINITY}
      disabled={disabled}
      validate={(file) => (isAnyFile || isImage(file) ? null : ['FILE_INVALID_TYPE'])}
      // Empty, because the visible label names the drop area.
      translations={{ dropzone: '' }}
      onFileAccept={handleAccept}
      onFileReject={({ files }) => files.some(isInvalid) && setIsRejected(true)}
    >
      <FileUpload.Context>
        {({ dragging, setFiles }) => {
          const shownError = isRejected ? t['ui.imagesOnly']() : error
          const described = [hint && `${id}-hint`, shownError && `${id}-error`].filter(Boolean).join(' ')
          return (
            <>
              <FileUpload.Dropzone
                aria-labelledby={`${id}-label`}
                aria-describedby={described || undefined}
                data-invalid={shownError ? '' : undefined}
                onFocus={onFocus}
                onDrop={({ dataTransfer }) => {
                  const files = filesWithoutEntry(dataTransfer.items)
                  if (files.length > 0) setFiles(files)
                }}
                className={cx(styles.root, className)}
              >
                <Icon of={imageIcon} size="lg" className={styles.icon} />
                <span id={`${id}-label`} className={styles.label}>
                  {dragging ? (
                    t['ui.dropHere']()
                  ) : dropLabel === undefined ? (
                    label
                  ) : (
                    <>
                      <span className={cx(buttonRecipe(), styles.button)}>{label}</span>{' '}
                      <span className={styles.drop}>{dropLabel}</span>
                    </>
                  )}
                </span>
                {hint && (
                  <span id={`${id}-hint`} className={styles.hint}>
                    {hint}
                  </span>
                )}
              </FileUpload.Dropzone>
              <FileUpload.HiddenInput accept="image/*" multiple={multiple ?? false} />
              <div aria-live="polite">
                {shownError && (
                  <p id={`${id}-error`} className={styles.error}>
                    {shownError}
                  </p>
                )}
              </div>
            </>
          )
        }}
      </FileUpload.Context>
    </FileUpload.Root>
  )
}

const isInvalid = ({ errors }: FileUploadFileRejection) => errors.includes('FILE_INVALID_TYPE')

/** Dropped files that Ark UI skips, because they are not in a file system, e.g. an image dragged from another page. */
const filesWithoutEntry = (items: DataTransferItemList) =>
  [...items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry?.())
    .flatMap((item) => item.getAsFile() ?? [])

const IMAGE_ENDING = /\.(avif|gif|heic|jpe?g|png|webp|bmp)$/i

/** Detects images by MIME type, or by extension when the system reports no type. Excludes SVG, which may contain scripts. */
const isImage = ({ type, name }: File) =>
  type ? type.startsWith('image/') && !type.includes('svg') : IMAGE_ENDING.test(name)
