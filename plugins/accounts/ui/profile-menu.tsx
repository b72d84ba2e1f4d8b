import { $session, profileRoute, type SlotEntry, useHref, useTexts, useTranslate } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, chevronRightIcon, Icon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { accountsTexts } from '../texts'
import { profileMenuRecipe } from './profile-menu.recipe'

/** The part of a panel's id that stands in the address: `accounts/password` is `password`. */
export const panelName = (id: string) => id.slice(id.indexOf('/') + 1)

interface ProfileMenuProps {
  readonly ref: Ref<HTMLElement>
  readonly panels: readonly SlotEntry[]
  readonly shown: string | undefined
}

/** Whose profile it is, and the way to its panels (ACC-PROF-01). */
export function ProfileMenu({ ref, panels, shown }: ProfileMenuProps) {
  const t = useTexts(accountsTexts)
  const say = useTranslate()
  const href = useHref()
  const person = useUnit($session)?.person
  const look = profileMenuRecipe()
  if (!person) return null

  return (
    <nav ref={ref} tabIndex={-1} aria-label={t['profile.panels']()} className={look.nav}>
      <div className={look.person}>
        <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="md" />
        <div className={look.words}>
          <span className={look.name}>{person.name || person.login}</span>
          {person.login && <span className={look.login}>{`@${person.login}`}</span>}
        </div>
      </div>
      <ul role="list" className={look.list}>
        {panels.map(({ id, label, icon }) => (
          <li key={id}>
            <Link
              to={href(profileRoute, {}, { panel: panelName(id) }) ?? ''}
              aria-current={id === shown ? 'page' : undefined}
              className={look.link}
            >
              {icon && <Icon of={icon} />}
              <span className={look.label}>{label ? say(label) : panelName(id)}</span>
              <Icon of={chevronRightIcon} size="sm" className={look.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
