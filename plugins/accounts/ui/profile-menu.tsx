import { $session, profileRoute, type SlotEntry, useHref, useTexts, useTranslate } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, chevronRightIcon, Icon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { accountsTexts } from '../texts'
import { profileMenuRecipe } from './profile-menu.recipe'

/** Returns the `?panel=` value of a panel id: `accounts/password` becomes `password`. */
export const panelName = (id: string) => id.slice(id.indexOf('/') + 1)

interface ProfileMenuProps {
  readonly ref: Ref<HTMLElement>
  readonly panels: readonly SlotEntry[]
  readonly shown: string | undefined
}

/** The menu of the profile panels. */
export function ProfileMenu({ ref, panels, shown }: ProfileMenuProps) {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const href = useHref()
  const person = useUnit($session)?.person
  const styles = profileMenuRecipe()
  if (!person) return null

  return (
    <nav ref={ref} tabIndex={-1} aria-label={t['profile.panels']()} className={styles.nav}>
      <div className={styles.person}>
        <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="sm" />
        <div className={styles.words}>
          <span className={styles.name}>{person.name || person.login}</span>
          {person.login && <bdi className={styles.login}>@{person.login}</bdi>}
        </div>
      </div>
      <ul role="list" className={styles.list}>
        {panels.map(({ id, label, icon }) => (
          <li key={id}>
            <Link
              to={href(profileRoute, {}, { panel: panelName(id) }) ?? ''}
              aria-current={id === shown ? 'page' : undefined}
              className={styles.link}
            >
              {icon && <Icon of={icon} />}
              <span className={styles.label}>{label ? translate(label) : panelName(id)}</span>
              <Icon of={chevronRightIcon} size="sm" className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
