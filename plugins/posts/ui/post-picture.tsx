import { useTexts } from '@kernel'
import { htmlExcerpt, imageUrl } from '@kernel/parts'
import { Dialog, IconButton, minusIcon, Picture, plusIcon, preloadDialog } from '@kernel/ui'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { useZoom } from './use-zoom'

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
