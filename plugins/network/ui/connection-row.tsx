import { useHref, useTexts } from '@kernel'
import { imageUrl, type ListRowProps } from '@kernel/parts'
import {
  Avatar,
  Badge,
  ButtonLink,
  Checkbox,
  chatIcon,
  checkIcon,
  IconButton,
  Menu,
  moreIcon,
  VisuallyHidden,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import { messagesRoute } from '../../messaging/contract'
import { type Connection, tagNameOf } from '../model/connection'
import { connectionSelected, connectionUnselected } from '../model/connection-list'
import { displayName } from '../model/person'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'
import { type ConnectionChanges, useConnectionMenu } from './use-connection-menu'

const layout = css({
  position: 'relative',
  '@media (min-width: 20rem)': { flexWrap: '[nowrap !important]' },
  py: '[0.4375rem !important]',
})
const selected = css({ bg: '[color-mix(in oklab, {colors.accent.soft} 55%, {colors.surface})]' })
/**
 * The label of the checkbox is visually hidden. The checkbox is over the corner of the face, and shown in the row that is
 * pointed at or has the focus; in all rows once one is selected. Fingers select by a tap on the face, or from the menu.
 */
const selectBox = css({
  gap: '0!',
  position: 'absolute',
  insetStart: '2',
  top: '2',
  zIndex: 'raised',
  p: '0!',
  opacity: 0,
  transition: 'common',
  'li:is(:hover, :focus-within) &, [data-selecting] &': { opacity: 1 },
  _coarse: { pe: '8!', minH: '12!' },
})
const content = css({ grow: true })
const personLink = css({ display: 'grid', alignContent: 'center', minH: 'touch' })
/** Phones show the tags in the menu of the row. */
const labels = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '1',
  maxW: '[45%]',
  smDown: { srOnly: true },
  '& > li': { display: 'flex', maxW: 'full' },
})
const label = css({
  px: '2!',
  py: '0.5!',
  fontSize: '[0.75rem !important]',
  truncate: true,
})
const end = css({ row: true, gap: '1', me: { smDown: '-3' } })

interface ConnectionRowProps {
  readonly connection: Connection
  readonly tags: readonly Tag[]
  readonly changes: ConnectionChanges
  readonly isBusy: boolean
  readonly isSelected: boolean
  readonly row: ListRowProps
}

export const ConnectionRow = memo(function ConnectionRow({
  connection,
  tags,
  changes,
  isBusy,
  isSelected,
  row,
}: ConnectionRowProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const [select, unselect] = useUnit([connectionSelected, connectionUnselected])
  const styles = personRowRecipe()
  const { id, login, userId } = connection
  const name = displayName(connection, t['connections.unknown']())
  const conversation = userId === undefined ? undefined : href(messagesRoute, undefined, { with: userId })
  const toggle = () => (isSelected ? unselect(id) : select(id))
  const { items, view } = useConnectionMenu(connection, tags, changes, () => unselect(id))

  const choices = [
    { id: 'select', label: t['connections.select.short'](), icon: checkIcon, onSelect: toggle },
    ...items,
  ]

  return (
    <li {...row} className={cx(styles.root, layout, isSelected && selected)}>
      <Checkbox
        label={<VisuallyHidden>{t['connections.select']({ name })}</VisuallyHidden>}
        checked={isSelected}
        onChange={toggle}
        className={selectBox}
      />
      <Avatar src={imageUrl(connection.pictureUrl)} name={name} />
      <div className={content}>
        {/* One link with name and username, because the specification makes the username a link. */}
        <PersonLink login={login} className={personLink}>
          <span title={name} className={styles.name}>
            {name}
          </span>
          {connection.name && login && (
            <>
              {' '}
              <span className={styles.detail}>
                <bdi>@{login}</bdi>
              </span>
            </>
          )}
        </PersonLink>
      </div>
      {connection.tags.length > 0 && (
        <ul role="list" aria-label={t['tags.of']({ name })} className={labels}>
          {connection.tags.map((link) => (
            <li key={link.id}>
              <Badge className={label}>{tagNameOf(link, tags)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className={end}>
        <ButtonLink to={conversation} variant="quiet" isIcon icon={chatIcon} title={t['people.message']()}>
          <VisuallyHidden>{t['connections.messageTo']({ name })}</VisuallyHidden>
        </ButtonLink>
        <Menu
          items={isSelected ? items : choices}
          align="end"
          trigger={(props) => (
            <IconButton
              {...props}
              icon={moreIcon}
              label={t['connections.more']({ name })}
              aria-busy={isBusy || props['aria-busy']}
            />
          )}
        />
        {view}
      </div>
    </li>
  )
})
