import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { useUnit } from 'effector-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { sva } from 'styled-system/css'
import { announce } from '../../../core/announcer/announce'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { IconButton } from '../../ui/button/icon-button'
import {
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  minusIcon,
  plusIcon,
} from '../../ui/icons/tools'
import type { CropArea } from './worker-messages'

const imageCropperRecipe = sva({
  slots: ['root', 'help', 'viewport', 'image', 'selection', 'tools', 'zoom', 'percent', 'actions'],
  base: {
    root: { display: 'grid', gap: '4', justifyItems: 'center' },
    help: { textStyle: 'small', color: 'quiet', textAlign: 'center' },
    viewport: {
      rounded: 'md',
      bg: 'muted',
      // A swipe on the cropper moves the image, so leave room beside the cropper for scrolling.
      // The unit is `svh`, because browser bars that appear must not change the size of the cropper.
      w: '[min(100%, calc(min(24rem, 60svh) * var(--ratio)))]',
      minH: '24',
    },
    image: { display: 'block', w: 'full', aspectRatio: '[var(--ratio)]' },
    selection: {
      cursor: 'grab',
      // The area outside of the crop is dimmed but visible.
      boxShadow: '[0 0 0 100vmax {colors.scrim}]',
      outline: '2px solid {colors.white}',
      outlineOffset: '[-2px]',
      // Two focus rings in different colors, so that one of them contrasts with any image.
      _focusVisible: {
        boxShadow: '[0 0 0 100vmax {colors.scrim}, inset 0 0 0 5px {colors.accent.fill}]',
      },
    },
    tools: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '6', rowGap: '2' },
    zoom: { row: true, gap: '2' },
    percent: { minW: '16', textAlign: 'center', textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  },
  variants: {
    shape: { round: { selection: { rounded: 'full' } }, rectangle: {} },
  },
})

export interface CropShape {
  readonly shape: 'round' | 'rectangle'
  /** Ratio of the crop, width / height; default 1. */
  readonly ratio?: number
}

export interface ImageCropEditorProps {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly crop: CropShape
  readonly isBusy: boolean
  readonly label: ReactNode
  readonly onCrop: (area: CropArea) => void
  readonly onCancel: () => void
}

/** Keys that do nothing in the cropper: their default action would scroll the page, so it is prevented. */
const scrollKeys = ['PageUp', 'PageDown', 'Home', 'End']

const step = 8
const stride = 32

/** Moves and zooms an image under a fixed frame by pointer, wheel, pinch, keys or buttons. */
export default function ImageCropEditor(props: ImageCropEditorProps) {
  const [{ resizeCount, zoom }, setInitial] = useState({ resizeCount: 0, zoom: 1 })
  const handleResize = (latest: number) => setInitial({ resizeCount: resizeCount + 1, zoom: latest })
  return (
    <SizedCropper
      key={resizeCount}
      {...props}
      initialZoom={zoom}
      isFirst={resizeCount === 0}
      onResize={handleResize}
    />
  )
}

/** Buttons that move the image, as an alternative to dragging (WCAG 2.5.7). */
const moves = [
  { key: 'ArrowLeft', icon: chevronLeftIcon, label: 'picture.cut.left' },
  { key: 'ArrowUp', icon: chevronUpIcon, label: 'picture.cut.up' },
  { key: 'ArrowDown', icon: chevronDownIcon, label: 'picture.cut.down' },
  { key: 'ArrowRight', icon: chevronRightIcon, label: 'picture.cut.right' },
] as const

interface SizedCropperProps extends ImageCropEditorProps {
  readonly initialZoom: number
  readonly isFirst: boolean
  readonly onResize: (zoom: number) => void
}

/** Must be remounted (`onResize`) when its size changes, e.g. when a phone rotates: Ark UI would misplace the image. */
function SizedCropper(props: SizedCropperProps) {
  const { src, width, height, crop, isBusy, onCrop, onCancel, initialZoom, isFirst, onResize } = props
  const t = useKernelTexts()
  const helpId = useId()
  const cropper = useImageCropper({
    cropShape: crop.shape === 'round' ? 'circle' : 'rectangle',
    aspectRatio: crop.ratio ?? 1,
    fixedCropArea: true,
    defaultZoom: initialZoom,
    nudgeStep: step,
    nudgeStepShift: stride,
    translations: {
      rootLabel: t['picture.cut'](),
      rootRoleDescription: t['picture.cut'](),
      previewLoading: t['ui.loading'](),
      previewDescription: () => '',
      selectionLabel: () => t['picture.cut.frame'](),
      selectionRoleDescription: t['picture.cut.frame'](),
      // Empty, because the visible help text describes the cropper.
      selectionInstructions: '',
      selectionValueText: () => '',
    },
  })
  const percent = Math.round(cropper.zoom * 100)
  const styles = imageCropperRecipe({ shape: crop.shape })
  const ratio = { '--ratio': width / height } as CSSProperties
  const frame = useRef<HTMLDivElement>(null)
  // The crop frame exists only after the image was measured.
  const isMeasured = cropper.crop.width > 0
  useEffect(() => {
    // After a remount, e.g. when a phone rotates, the cropper must not take the focus from another control.
    const canTakeFocus = isFirst || document.activeElement?.contains(frame.current)
    if (isMeasured && canTakeFocus) frame.current?.focus({ preventScroll: true })
  }, [isMeasured, isFirst])

  const { zoom, viewportRect } = cropper
  const size = isMeasured ? `${viewportRect.width} ${viewportRect.height}` : undefined
  const lastSize = useRef(size)
  const notifyResize = useEffectEvent(() => onResize(zoom))
  useEffect(() => {
    if (lastSize.current !== undefined && lastSize.current !== size) notifyResize()
    lastSize.current = size
  }, [size])

  const { x, y } = isMeasured ? cropper.getCropData() : { x: 0, y: 0 }
  const left = Math.round((100 * x) / width)
  const top = Math.round((100 * y) / height)
  const position = t['picture.cut.place']({ percent, left, top })
  const announceAfter = useAnnouncePosition(position)
  // Ark UI has no API to move the image, so the buttons dispatch the matching key event.
  const move = (key: string) => () =>
    announceAfter(() =>
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true })),
    )
  const zoomBy = (delta: number) => () => announceAfter(() => cropper.zoomBy(delta))
  const handleKeyDown = (event: KeyboardEvent) => {
    if (scrollKeys.includes(event.key)) event.preventDefault()
  }

  return (
    // `aria-live` is off, because Ark UI would announce every change; a button press announces only the new position.
    <ImageCropper.RootProvider value={cropper} aria-live="off" className={styles.root}>
      <p id={helpId} className={styles.help}>
        {t['picture.cut.help']()}
      </p>
      <ImageCropper.Viewport dir="ltr" className={styles.viewport} style={ratio}>
        <ImageCropper.Image src={src} className={styles.image} />
        <ImageCropper.Selection
          ref={frame}
          className={styles.selection}
          aria-describedby={helpId}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={position}
          onKeyDown={handleKeyDown}
        />
      </ImageCropper.Viewport>
      <div dir="ltr" className={styles.tools}>
        <div className={styles.zoom}>
          {moves.map(({ key, icon, label }) => (
            <IconButton key={key} icon={icon} label={t[label]()} onClick={move(key)} />
          ))}
        </div>
        <div className={styles.zoom}>
          <IconButton icon={minusIcon} label={t['picture.cut.smaller']()} onClick={zoomBy(-0.25)} />
          <span className={styles.percent}>{t['picture.cut.percent']({ percent })}</span>
          <IconButton icon={plusIcon} label={t['picture.cut.larger']()} onClick={zoomBy(0.25)} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button isLoading={isBusy} onClick={() => onCrop(clampArea(cropper.getCropData(), props))}>
          {props.label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t['picture.cancel']()}
        </Button>
      </div>
    </ImageCropper.RootProvider>
  )
}

/** Announces the crop position after a button press; after a key press, screen readers read the focused frame. */
function useAnnouncePosition(position: string): (change: () => void) => void {
  const announceNow = useUnit(announce)
  const isPressed = useRef(false)
  const notifyResize = useEffectEvent(() => {
    if (isPressed.current) announceNow(position)
    isPressed.current = false
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: announce each new position
  useEffect(() => notifyResize(), [position])
  return (change) => {
    isPressed.current = true
    change()
  }
}

/** Clamps a crop area to the image, because pixels outside of the image are empty. */
function clampArea(area: CropArea, image: Pick<CropArea, 'width' | 'height'>): CropArea {
  const width = Math.min(area.width, image.width)
  const height = Math.min(area.height, image.height)
  const start = (value: number, max: number) => Math.max(0, Math.min(value, max))
  return {
    x: start(area.x, image.width - width),
    y: start(area.y, image.height - height),
    width,
    height,
  }
}
