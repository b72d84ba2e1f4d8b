import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { imageIcon } from '../icons/places'
import { pictureRecipe } from './picture.recipe'
import { useImageSrc } from './use-image-src'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'className' | 'onError'> {
  src: string | null | undefined
  /** Alternative text; empty when a text beside the image says the same. */
  alt: string
  /** Aspect ratio; reserves the space of the image, so that loading does not shift the layout. */
  ratio?: 'square' | 'photo' | 'video' | 'banner' | undefined
  /** Icon shown when there is no image or it fails to load. */
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

  return (
    <span
      {...(alt && !image.src ? { role: 'img', 'aria-label': alt } : {})}
      className={cx(pictureRecipe({ ratio, isRounded, isContained }), className)}
    >
      {image.src ? (
        <img
          loading="lazy"
          decoding="async"
          // Scripts of rendered screens wait for this image.
          fetchPriority={rest.loading === 'eager' ? 'high' : undefined}
          {...rest}
          {...image}
          alt={alt}
        />
      ) : (
        <Icon of={fallback} size="xl" className={fallbackIcon} />
      )}
    </span>
  )
}
