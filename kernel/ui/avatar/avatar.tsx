import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { personIcon } from '../icons/places'
import { useImageSrc } from '../picture/use-image-src'
import { avatarRecipe } from './avatar.recipe'
import { initialsOf, tintOf } from './avatar-fallback'

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The picture's address; without one, or when it cannot be loaded, the initials stand in. */
  src?: string | null | undefined
  /** Whose picture: gives the initials and the tint. */
  name: string
  /** `xs` 36 px in bars, `sm` 45 px in lists, `md` 60 px, `lg` 80 px on the public page, `xl` 120 px in the profile. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Text for the picture where the name does not stand beside it; else it is decoration. */
  alt?: string | undefined
  className?: string | undefined
}

/**
 * A person's round picture, or what stands in for it (KRN-IMG-01).
 *
 * @param props `src`, `name`, `size`, `alt`
 * @example
 * <Avatar src={pictureUrl} name={person.name} />
 * <Avatar src={pictureUrl} name={me.name} size="xl" alt={t.myPicture()} />
 */
export function Avatar({ src, name, size = 'sm', alt = '', className }: AvatarProps) {
  const picture = useImageSrc(src)
  const initials = initialsOf(name)

  return (
    <span
      {...(alt && !picture.src ? { role: 'img', 'aria-label': alt } : {})}
      className={cx(avatarRecipe({ size, tint: tintOf(name) }), className)}
    >
      {picture.src ? (
        <img {...picture} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">
          {initials || <Icon of={personIcon} size={size === 'xs' || size === 'sm' ? 'md' : 'lg'} />}
        </span>
      )}
    </span>
  )
}
