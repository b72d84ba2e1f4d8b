import { cva, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { groupIcon, personIcon } from '../icons/places'
import { useImageSrc } from '../picture/use-image-src'
import { initialsOf, tintOf } from './avatar-fallback'

const avatarRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    rounded: 'full',
    fontWeight: 'semibold',
    lineHeight: 'none',
    letterSpacing: 'snug',
    userSelect: 'none',
    forcedColorAdjust: 'none',
    _image: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      '3xs': { w: '6', h: '6', fontSize: '2xs' },
      '2xs': { w: '8', h: '8', fontSize: 'xs' },
      xs: { w: '10', h: '10', fontSize: 'sm' },
      sm: { w: 'avatar.sm', h: 'avatar.sm', fontSize: 'md' },
      md: { w: 'avatar.md', h: 'avatar.md', fontSize: 'xl' },
      lg: { w: 'avatar.lg', h: 'avatar.lg', fontSize: '2xl' },
      xl: { w: 'avatar.xl', h: 'avatar.xl', fontSize: '3xl' },
    },
    // A group has another shape, so that it never looks like a person.
    isGroup: { true: { rounded: '[32%]' } },
    tint: {
      accent: { bg: 'accent.soft', color: 'accent.text' },
      info: { bg: 'info.soft', color: 'info' },
      warning: { bg: 'warning.soft', color: 'warning' },
      neutral: { bg: 'muted', color: 'quiet' },
    },
  },
  defaultVariants: { size: 'sm' },
})

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
  const initials = isGroup ? '' : initialsOf(name)
  const iconSize = size === 'lg' || size === 'xl' ? 'lg' : size === '3xs' || size === '2xs' ? 'sm' : 'md'

  return (
    <span
      {...(alt && !image.src ? { role: 'img', 'aria-label': alt } : {})}
      className={cx(avatarRecipe({ size, isGroup, tint: tintOf(name) }), className)}
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
