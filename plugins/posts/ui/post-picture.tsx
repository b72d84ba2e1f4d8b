import { loadCode, useTexts } from '@kernel'
import { htmlExcerpt, imageUrl, latinKey } from '@kernel/parts'
import { Dialog, IconButton, minusIcon, Picture, plusIcon, preloadDialog } from '@kernel/ui'
import type { PanzoomObject } from '@panzoom/panzoom'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'

const loadPanzoom = () => import('@panzoom/panzoom')

const maxScale = 6
/** Distance in px that an arrow key moves a zoomed image. */
const step = 60

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/**
 * Zooms an image by pinch, wheel, buttons and the keys + - 0, and moves it by dragging and arrow keys. The code
 * loads when the image opens; if it does not load, the image cannot be zoomed.
 */
function useZoom() {
  const panzoom = useRef<PanzoomObject>(null)
  const [isZoomed, setZoomed] = useState(false)
  const options = () => ({ animate: !matchMedia('(prefers-reduced-motion: reduce)').matches })
  const zoomIn = () => panzoom.current?.zoomIn(options())
  const zoomOut = () => panzoom.current?.zoomOut(options())

  const ref = useCallback((picture: HTMLElement | null) => {
    if (!picture) return
    let isGone = false
    const handleChange = (event: Event) =>
      setZoomed((event as CustomEvent<{ readonly scale: number }>).detail.scale > 1)
    void loadCode(loadPanzoom).then(
      ({ default: createPanzoom }) => {
        if (isGone) return
        const created = createPanzoom(picture, {
          maxScale,
          minScale: 1,
          contain: 'outside',
          panOnlyWhenZoomed: true,
          cursor: '',
          handleStartEvent: (event: Event) => event.preventDefault(),
        })
        panzoom.current = created
        picture.addEventListener('panzoomchange', handleChange)
        picture.addEventListener('wheel', created.zoomWithWheel, { passive: false })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      setZoomed(false)
      picture.removeEventListener('panzoomchange', handleChange)
      panzoom.current?.destroy()
      panzoom.current = null
    }
  }, [])

  function handleKey(event: KeyboardEvent) {
    // With these, the keys are those of the browser: zoom of the page, back and forward.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [x, y] = arrows[event.key] ?? []
    if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (latinKey(event) === '0') panzoom.current?.reset(options())
    else if (x !== undefined && y !== undefined) panzoom.current?.pan(x, y, { relative: true, ...options() })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { ref, isZoomed, zoomIn, zoomOut, handleKey }
}

const opener = css({
  display: 'block',
  w: 'full',
  cursor: 'zoom-in',
  _focusVisible: { outlineOffset: '[-4px]' },
})
// A picture leaves room for its post in the window, and opens whole.
const height = css({ maxH: '[24rem]' })
const contents = css({ display: 'contents' })
const area = css({ flex: '1', minH: '0', overflow: 'hidden' })
const whole = css({ w: 'full', h: 'full', objectFit: 'contain', cursor: 'zoom-out' })
const zoomed = css({ cursor: 'grab', _active: { cursor: 'grabbing' } })
// Beside the button that closes the dialog.
const tools = css({ position: 'absolute', top: '3', insetEnd: '16', display: 'flex', gap: '1' })
const caption = css({
  flexShrink: '0',
  maxW: 'column.reading',
  mx: 'auto',
  px: '4',
  pt: '3',
  pb: { base: '4', sm: '0' },
  textStyle: 'small',
  textAlign: 'center',
})

export function PostPicture({ post, author }: { readonly post: Post; readonly author: string }) {
  const t = useTexts(postsTexts)
  const [isOpen, setOpen] = useState(false)
  const title = t['post.picture']({ author })
  const close = () => setOpen(false)
  const zoom = useZoom()
  const text = isOpen && htmlExcerpt(post.content)
  const src = imageUrl(post.picture)
  const alt = post.pictureDescription || title
  const picture = <Picture src={src} alt={alt} ratio="photo" className={height} />
  if (!src) return picture

  return (
    <>
      <button
        type="button"
        title={t['post.openPicture']()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        className={opener}
      >
        {picture}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: gets the keys of the dialog */}
      <div className={contents} onKeyDown={zoom.handleKey}>
        <Dialog isOpen={isOpen} onClose={close} title={title} size="full">
          <div className={area}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog with Escape */}
            <img
              ref={zoom.ref}
              src={src}
              alt={alt}
              draggable={false}
              onClick={() => zoom.isZoomed || close()}
              className={cx(whole, zoom.isZoomed && zoomed)}
            />
          </div>
          {text && (
            <p dir="auto" className={caption}>
              {text}
            </p>
          )}
          <div className={tools}>
            <IconButton icon={plusIcon} label={t['post.zoomIn']()} onClick={zoom.zoomIn} />
            <IconButton icon={minusIcon} label={t['post.zoomOut']()} onClick={zoom.zoomOut} />
          </div>
        </Dialog>
      </div>
    </>
  )
}
