import { type ComponentProps, useState } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { imageIcon } from '../icons/places'
import { useImageSrc } from './use-image-src'

const pictureRecipe = cva({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    w: 'full',
    bg: 'accent.soft',
    color: 'accent.text',
    _image: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: {
    /** Reserves the space of the image, so that loading does not shift the layout. */
    ratio: {
      square: { aspectRatio: '[1]' },
      photo: { aspectRatio: '[4 / 3]' },
      video: { aspectRatio: '[16 / 9]' },
      banner: { aspectRatio: '[3 / 1]' },
    },
    isRounded: { true: { rounded: 'md' } },
    isContained: { true: { bg: 'subtle', _image: { objectFit: 'contain' } } },
  },
  defaultVariants: { ratio: 'video' },
})

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'className' | 'onError' | 'onLoad' | 'ref'> {
  src: string | null | undefined
  /** Alternative text; empty when a text beside the image says the same. */
  alt: string
  /** Aspect ratio; reserves the space of the image, so that loading does not shift the layout. */
  ratio?: 'square' | 'photo' | 'video' | 'banner' | undefined
  /** Icon shown until the image is loaded, and when there is none or it fails to load. */
  fallback?: IconPath | undefined
  isRounded?: boolean | undefined
  /** Shows the whole image instead of cropping it. */
  isContained?: boolean | undefined
  className?: string | undefined
}

const fallbackIcon = css({ strokeWidth: '1.25', opacity: 0.55 })

/** An image in a reserved space, with a fallback icon. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, fallback = imageIcon, isRounded, isContained, className, ...rest } = props
  const image = useImageSrc(src)
  const [loaded, setLoaded] = useState<string>()
  // Removed once the image is there, which may be transparent.
  const isWaiting = !image.src || loaded !== image.src

  return (
    <span
      {...(alt && !image.src ? { role: 'img', 'aria-label': alt } : {})}
      className={cx(pictureRecipe({ ratio, isRounded, isContained }), className)}
    >
      {/* Before the image, which covers it while it loads. */}
      {isWaiting && <Icon of={fallback} size="xl" className={fallbackIcon} />}
      {image.src && (
        <img
          loading="lazy"
          decoding="async"
          // Scripts of rendered screens wait for this image.
          fetchPriority={rest.loading === 'eager' ? 'high' : undefined}
          {...rest}
          {...image}
          alt={alt}
          onLoad={() => setLoaded(image.src)}
          // An image of a rendered screen may be loaded before the scripts.
          ref={(element) => {
            if (element?.complete && element.naturalWidth > 0) setLoaded(image.src)
          }}
        />
      )}
    </span>
  )
}
