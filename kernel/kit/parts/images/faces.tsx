import { sva } from 'styled-system/css'
import type { Id } from '../../../core/parse/parse'
import { Avatar } from '../../ui/avatar/avatar'
import { imageUrl } from './file-url'

const facesRecipe = sva({
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

interface FacesProps {
  readonly members: readonly {
    readonly userId: Id | undefined
    readonly name: string
    readonly pictureUrl: string
  }[]
  /** Name of the group, without members. */
  readonly name: string
  /** Size of the avatar in whose place they are; 48 px by default. */
  readonly size?: 'xs' | 'sm' | undefined
}

/** The faces of up to three members of a group, overlapping; the icon of a group if it has no members. */
export function Faces({ members, name, size }: FacesProps) {
  const count = members.length > 2 ? 'three' : members.length > 1 ? 'two' : 'one'
  const styles = facesRecipe({ count, size })
  return (
    <span aria-hidden="true" className={styles.root}>
      {members.length === 0 && <Avatar name={name} isGroup />}
      {members.slice(0, 3).map((member) => (
        <Avatar
          key={member.userId}
          src={imageUrl(member.pictureUrl)}
          name={member.name}
          size={count === 'three' ? '3xs' : count === 'two' ? '2xs' : 'xs'}
          className={styles.face}
        />
      ))}
    </span>
  )
}
