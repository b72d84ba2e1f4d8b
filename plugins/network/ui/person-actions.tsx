import { $languageTag, useHref, useTexts } from '@kernel'
import { useIsOpen } from '@kernel/parts'
import { Button, ButtonLink, chatIcon, checkIcon, chevronDownIcon, Icon, Menu } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { messagesRoute } from '../../messaging/contract'
import { connectionDeletion, connectionsQuery, foundPeopleQuery, tagsQuery } from '../api/queries'
import { type Connection, hasLogin } from '../model/connection'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { ContributedActions } from './contributed-actions'
import { RequestButton } from './request-button'
import { useConnectionChanges, useConnectionMenu } from './use-connection-menu'
import { useRelations } from './use-relations'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  outlineStyle: 'none',
  '& > *': { flex: '[1 1 auto]', maxW: { sm: '[17rem]' } },
  // On phones, both buttons fit side by side.
  smDown: { '& > *': { px: '2!', gap: '1.5!' } },
})
const mark = css({ color: 'success' })
const more = css({ flex: '[none !important]', px: '[0 !important]', _empty: { display: 'none' } })

export default function PersonActions({ login }: { readonly login: string }) {
  const t = useTexts(networkTexts)
  const relationTo = useRelations()
  const { data: connections, isPending } = useQuery(connectionsQuery())
  const connection = connections?.find(hasLogin(login))
  // The response for a public page contains no user id, so it is searched by username.
  const { data: people, isError } = useQuery({
    ...foundPeopleQuery(login, useUnit($languageTag)),
    enabled: !isPending && !connection,
  })
  const found = people?.find(hasLogin(login))
  // If the search failed, a click on the button searches again and tells about a failure.
  const person = found ?? (isError ? { name: '', login } : undefined)
  // As long as the removal can be undone, the server would refuse a request for a new connection.
  const isRemoving = useIsOpen(connectionDeletion)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={t['people.actions']({ name: displayName(connection ?? person ?? { name: '', login }) })}
      tabIndex={-1}
      className={row}
    >
      {connection ? (
        <ConnectedActions connection={connection} />
      ) : (
        person &&
        !isRemoving && (
          <>
            <RequestButton person={person} relation={relationTo(person)} isMain />
            <div className={more}>
              <ContributedActions person={person} />
            </div>
          </>
        )
      )}
    </div>
  )
}

function ConnectedActions({ connection }: { readonly connection: Connection }) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const { data: tags = [] } = useQuery(tagsQuery())
  const { changes, isBusy } = useConnectionChanges()
  const { items, view } = useConnectionMenu(connection, tags, changes)
  const conversation = connection.userId && href(messagesRoute, undefined, { with: connection.userId })
  const message = conversation && {
    id: 'message',
    label: t['people.message'](),
    icon: chatIcon,
    to: conversation,
  }
  const [first, ...others] = items
  return (
    <>
      {conversation && (
        <ButtonLink icon={chatIcon} to={conversation}>
          {t['people.message']()}
        </ButtonLink>
      )}
      <Menu
        items={[
          ...(message ? [message] : []),
          ...(first ? [tags.length > 0 ? { ...first, caption: t['tags.yours']() } : first] : []),
          ...others,
        ]}
        align="end"
        trigger={(props) => (
          <Button {...props} variant="soft" isLoading={isBusy(connection)}>
            <Icon of={checkIcon} size="sm" className={mark} />
            {t['people.connected']()}
            <Icon of={chevronDownIcon} size="sm" />
          </Button>
        )}
      />
      {view}
    </>
  )
}
