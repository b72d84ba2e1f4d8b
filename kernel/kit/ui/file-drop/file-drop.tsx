import { type DragEvent, type FocusEventHandler, type ReactNode, useId, useRef, useState } from 'react'
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
      w: 'full',
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

/**
 * Accepts a picture by file picker or drop.
 * @example
 * <FileDrop label={t.addImage()} onImage={setImage} />
 */
export function FileDrop(props: FileDropProps) {
  const { label, dropLabel, hint, error, onFocus, onImage } = props
  const t = useKernelTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isDragging, setIsDragging] = useState(false)
  const styles = fileDropRecipe({ hasButton: dropLabel !== undefined })
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Without this the browser would open the file.
    event.preventDefault()
    setIsDragging(event.type === 'dragover')
    const file = event.type === 'drop' && event.dataTransfer.files[0]
    if (file) onImage(file)
  }

  return (
    <div>
      <button
        type="button"
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        data-invalid={error ? '' : undefined}
        data-dragging={isDragging ? '' : undefined}
        onFocus={onFocus}
        onClick={() => input.current?.click()}
        onDragOver={handleDrag}
        onDragLeave={() => setIsDragging(false)}
        onDrop={handleDrag}
        className={styles.root}
      >
        <Icon of={imageIcon} size="lg" className={styles.icon} />
        <span id={`${id}-label`} className={styles.label}>
          {isDragging ? (
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
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Otherwise the same file could not be chosen again.
          target.value = ''
          if (file) onImage(file)
        }}
      />
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
