import { FileUpload } from '@ark-ui/react/file-upload'
import { type FocusEventHandler, type ReactNode, useId } from 'react'
import { cx, sva } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
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
  /** Error text for the last selected file. */
  error?: ReactNode
  onFocus?: FocusEventHandler | undefined
  /** Called with the chosen file, whose content the caller inspects: names and MIME types tell little. */
  onImage: (image: File) => void
}

// The caller keeps the files: if Ark UI kept them, the user could not choose the same file again.
const noFiles: File[] = []

/**
 * Accepts a picture by file picker or drop.
 * @example
 * <FileDrop label={t.addImage()} onImage={setImage} />
 */
export function FileDrop(props: FileDropProps) {
  const { label, dropLabel, hint, error, onFocus, onImage } = props
  const t = useKernelTexts()
  const id = useId()
  const styles = fileDropRecipe({ hasButton: dropLabel !== undefined })
  return (
    <FileUpload.Root
      acceptedFiles={noFiles}
      // No limit here: Ark UI would refuse all files above the limit, but the first dropped file should be accepted.
      maxFiles={Number.POSITIVE_INFINITY}
      // Empty, because the visible label names the drop area.
      translations={{ dropzone: '' }}
      onFileAccept={({ files }) => files[0] && onImage(files[0])}
    >
      <FileUpload.Context>
        {({ dragging, setFiles }) => {
          const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
          return (
            <>
              <FileUpload.Dropzone
                aria-labelledby={`${id}-label`}
                aria-describedby={described || undefined}
                data-invalid={error ? '' : undefined}
                onFocus={onFocus}
                onDrop={({ dataTransfer }) => {
                  const files = filesWithoutEntry(dataTransfer.items)
                  if (files.length > 0) setFiles(files)
                }}
                className={styles.root}
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
              <FileUpload.HiddenInput accept="image/*" multiple={false} />
              <div aria-live="polite">
                {error && (
                  <p id={`${id}-error`} className={styles.error}>
                    {error}
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

/** Dropped files that Ark UI skips, because they are not in a file system, e.g. an image dragged from another page. */
const filesWithoutEntry = (items: DataTransferItemList) =>
  [...items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry?.())
    .flatMap((item) => item.getAsFile() ?? [])
