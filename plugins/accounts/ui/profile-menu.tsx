import { $session, profileRoute, useHref, useTexts, useTranslate } from '@kernel'
import { imageUrl, SlotEntryView, type useSlotEntries } from '@kernel/parts'
import { Avatar, chevronRightIcon, Icon, Link } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type Ref, useId } from 'react'
import { accountsTexts } from '../texts'
import { styles } from './profile-menu.styles'

/** Returns the `?panel=` value of a panel id: `accounts/password` becomes `password`. */
export const panelName = (id: string) => id.slice(id.indexOf('/') + 1)

interface ProfileMenuProps {
  readonly ref: Ref<HTMLElement>
  readonly panels: ReturnType<typeof useSlotEntries>
  readonly shown: string | undefined
}

export function ProfileMenu({ ref, panels, shown }: ProfileMenuProps) {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const href = useHref()
  const idPrefix = useId()
  const person = useUnit($session)?.person
  if (!person) return null

  return (
    <nav ref={ref} tabIndex={-1} aria-label={t['profile.panels']()} className={styles.nav}>
      <div className={styles.person}>
        <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="md" />
        <div className={styles.words}>
          <span className={styles.name}>{person.name || person.login}</span>
          {person.login && (
            <span className={styles.login}>
              <bdi>@{person.login}</bdi>
            </span>
          )}
        </div>
      </div>
      <ul role="list" className={styles.list}>
        {panels.map((panel) => {
          const { id, label, icon, badge, detail } = panel
          return (
            <li key={id} className={styles.row} data-current={id === shown ? '' : undefined}>
              {icon && <Icon of={icon} />}
              <Link
                to={href(profileRoute, {}, { panel: panelName(id) }) ?? ''}
                aria-current={id === shown ? 'page' : undefined}
                aria-describedby={`${idPrefix}-${id}`}
                className={styles.link}
              >
                {label ? translate(label) : panelName(id)}
              </Link>
              <div id={`${idPrefix}-${id}`} className={styles.value}>
                {badge ? (
                  <SlotEntryView entry={{ ...panel, load: badge }} props={{}} whenFailed="nothing" />
                ) : (
                  detail && <span className={styles.detail}>{translate(detail)}</span>
                )}
              </div>
              <Icon of={chevronRightIcon} size="sm" className={styles.chevron} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
