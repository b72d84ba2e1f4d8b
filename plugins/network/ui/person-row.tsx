import { imageUrl, type ListRowProps } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'

interface PersonRowProps {
  readonly row: ListRowProps
  readonly name: string
  readonly login?: string
  readonly pictureUrl?: string
  /** Stands in place of the face of somebody who is not a member yet. */
  readonly sign?: ReactNode
  readonly detail?: ReactNode
  readonly look?: Parameters<typeof personRowRecipe>[0]
  readonly className?: string
  /** Whether the focus stays here when the button goes. */
  readonly keepsFocus?: boolean
  /** What can be done with the person. */
  readonly children: ReactNode
}

export function PersonRow(props: PersonRowProps) {
  const {
    row,
    name,
    login = '',
    pictureUrl = '',
    sign,
    detail,
    look,
    className,
    keepsFocus,
    children,
  } = props
  const styles = personRowRecipe(look)
  return (
    <li {...row} tabIndex={keepsFocus ? -1 : undefined} className={cx(styles.root, className)}>
      <div className={styles.person}>
        {sign ?? <Avatar src={imageUrl(pictureUrl)} name={name} />}
        <div className={styles.content}>
          <p title={name} className={styles.name}>
            <PersonLink login={login}>{name}</PersonLink>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      </div>
      {children}
    </li>
  )
}
