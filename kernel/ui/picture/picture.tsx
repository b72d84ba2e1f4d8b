import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { imageIcon } from '../icons/places'
import { pictureRecipe } from './picture.recipe'
import { useImageSrc } from './use-image-src'

/** Props of {@link Picture}: those of an `<img>`, plus its space and its stand-in. */
export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'className' | 'onError'> {
  src: string | null | undefined
  /** What it shows; empty when the words beside it say so already. */
  alt: string
  /** The space kept for it, so that nothing moves when it arrives. */
  ratio?: 'square' | 'photo' | 'video' | 'banner' | undefined
  /** Drawn when there is none or it cannot be loaded. */
  fallback?: IconPath | undefined
  isRounded?: boolean | undefined
  /** Whole rather than cropped: a person's own photo in a post. */
  isContained?: boolean | undefined
  className?: string | undefined
}

const standIn = css({ strokeWidth: '1.25', opacity: 0.55 })

/**
 * A picture in its reserved space, with a default one where it is missing (KRN-IMG-01).
 *
 * @param props `src`, `alt`, `ratio`, `fallback`, and everything an `<img>` takes
 * @example
 * <Picture src={coverUrl} alt="" ratio="video" fallback={courseIcon} />
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, fallback = imageIcon, isRounded, isContained, className, ...rest } = props
  const picture = useImageSrc(src)

  return (
    <span
      {...(alt && !picture.src ? { role: 'img', 'aria-label': alt } : {})}
      className={cx(pictureRecipe({ ratio, isRounded, isContained }), className)}
    >
      {picture.src ? (
        <img loading="lazy" decoding="async" {...rest} {...picture} alt={alt} />
      ) : (
        <Icon of={fallback} size="xl" className={standIn} />
      )}
    </span>
  )
}
