import { imageUrl } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css, cx, sva } from 'styled-system/css'
import type { Member } from '../contract'
import type { Group } from '../model/group'
import { useMemberName } from './member-summary'

const groupFacesRecipe = sva({
  slots: ['root', 'face'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      w: '12',
      h: '12',
    },
    // The ring keeps faces apart where they overlap.
    face: { rounded: 'full', shadow: '[0 0 0 2px {colors.surface}]' },
  },
  variants: {
    /** Like the sizes of avatars: 40 and 45 px; without it 48 px. */
    size: {
      xs: { root: { m: '-1', transform: '[scale(0.8334)]' } },
      sm: { root: { m: '[-1.5px]', transform: '[scale(0.9375)]' } },
    },
    count: {
      one: {},
      two: {
        face: {
          position: 'absolute',
          top: '0',
          insetStart: '0',
          '& + &': { top: '4', insetStart: '4' },
        },
      },
      three: {
        face: {
          position: 'absolute',
          top: '0',
          insetStart: '3',
          '& + &': { top: '[1.375rem]', insetStart: '0' },
          '& + & + &': { insetStart: '6' },
        },
      },
    },
  },
})

const frame = css({ display: 'grid' })

interface GroupFacesProps {
  readonly group: Group
  /** Size of the avatar in whose place they are; 48 px by default. */
  readonly size?: 'xs' | 'sm'
  /** Renders the face of a member in another way; without it, or if it returns nothing, it is the member's picture. */
  readonly faceOf?: (member: Member, size: 'xs' | '2xs' | '3xs') => ReactNode
}

/** The faces of up to three members of a group, overlapping; the icon of a group if it has no members. */
export function GroupFaces({ group: { name, members }, size, faceOf }: GroupFacesProps) {
  const nameOf = useMemberName()
  const shown = members.slice(0, 3)
  const count = shown.length > 2 ? 'three' : shown.length > 1 ? 'two' : 'one'
  const styles = groupFacesRecipe({ count, size })
  const faceSize = count === 'three' ? '3xs' : count === 'two' ? '2xs' : 'xs'
  return (
    <span aria-hidden="true" className={styles.root}>
      {shown.length === 0 && <Avatar name={name} isGroup />}
      {shown.map((member) => {
        const face = faceOf?.(member, faceSize)
        return face ? (
          <span key={member.userId} className={cx(frame, styles.face)}>
            {face}
          </span>
        ) : (
          <Avatar
            key={member.userId}
            src={imageUrl(member.pictureUrl)}
            name={nameOf(member)}
            size={faceSize}
            className={styles.face}
          />
        )
      })}
    </span>
  )
}
