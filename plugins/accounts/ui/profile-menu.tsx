import { $session, profileRoute, useHref, useTexts, useTranslate } from '@kernel'
import { imageUrl, SlotEntryView, type useSlotEntries } from '@kernel/parts'
import { Avatar, chevronRightIcon, Icon, Link } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type Ref, useId } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'

const styles = {
  nav: css({
    outlineStyle: 'none',
    alignSelf: 'start',
    md: { stickyAside: true },
  }),
  person: css({ row: true, gap: '3', mb: '4', minW: '0' }),
  words: css({ display: 'grid', minW: '0' }),
  name: css({ textStyle: 'strong', overflowWrap: 'anywhere' }),
  login: css({ textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' }),
  list: css({
    display: 'grid',
    gap: { md: '0.5' },
    mdDown: { mx: '-4', bg: 'surface', borderBlockWidth: '1px' },
    '& > li:where(:not(:first-child))': { mdDown: { borderTopWidth: '1px' } },
  }),
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '3',
    minH: { base: '12', md: '10' },
    px: { base: '4', md: '3' },
    py: { base: '2.5', md: '1.5' },
    rounded: { md: 'sm' },
    transition: 'common',
    '& > svg': { gridRow: '[1 / span 2]', color: 'quiet' },
    _hover: { bg: 'subtle' },
    '&[data-current]': { md: { bg: 'accent.soft', '& > svg': { color: 'accent.text' } } },
  }),
  link: css({
    textStyle: { md: 'small' },
    color: 'text',
    overflowWrap: 'anywhere',
    // The whole row is the link.
    _after: { content: '""', position: 'absolute', inset: '0', rounded: { md: 'sm' } },
    '&[aria-current=page]': { md: { fontWeight: 'semibold' } },
  }),
  value: css({ gridColumn: '2', textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' }),
  // The column of wide screens is narrow, and the panel beside it shows this sentence.
  detail: css({ md: { display: 'none' } }),
  chevron: css({ gridColumn: '3', color: 'quiet', md: { display: 'none' } }),
}

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
