import { cx } from 'styled-system/css'
import { useLanguage } from '../../../core/i18n/use-texts'
import { Icon } from '../icons/icon'
import { groupIcon, personIcon } from '../icons/places'
import { useImageSrc } from '../picture/use-image-src'
import { avatarRecipe } from './avatar.recipe'
import { hueOf, initialsOf } from './avatar-fallback'

export interface AvatarProps {
  /** Image URL; initials are shown when it is missing or fails to load. */
  src?: string | null | undefined
  /** Name of the person, from which the initials and the background color are derived. */
  name: string
  /** Size of the avatar: `3xs` 24, `2xs` 32, `xs` 40, `sm` 45, `md` 60, `lg` 80, `xl` 120 px. */
  size?: '3xs' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Alternative text; empty (decorative) when the name is shown beside the avatar. */
  alt?: string | undefined
  /** Shows an icon in a rounded square in place of the round image or initials. */
  isGroup?: boolean | undefined
  className?: string | undefined
}

/** A person's round image or initials, or the icon of a group. */
export function Avatar({ src, name, size = 'sm', alt = '', isGroup, className }: AvatarProps) {
  const image = useImageSrc(src)
  const { language } = useLanguage()
  const initials = isGroup ? '' : initialsOf(name, language)
  const iconSize = size === 'lg' || size === 'xl' ? 'lg' : size === '3xs' || size === '2xs' ? 'sm' : 'md'

  return (
    <span
      {...(alt && !image.src ? { role: 'img', 'aria-label': alt } : {})}
      className={cx(avatarRecipe({ size, isGroup, hue: hueOf(name) }), className)}
    >
      {image.src ? (
        <img {...image} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">
          {initials || <Icon of={isGroup ? groupIcon : personIcon} size={iconSize} />}
        </span>
      )}
    </span>
  )
}
