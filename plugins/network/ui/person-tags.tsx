import { useTexts } from '@kernel'
import { Button, Chip, Menu, plusIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { connectionsQuery, tagsQuery } from '../api/queries'
import { useAttachTag, useDetachTag } from '../api/tag.mutations'
import { type Connection, hasLogin, hasTag, tagNameOf } from '../model/connection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { NewTag } from './new-tag'

const row = css({ wrap: true, gap: '2' })
const caption = css({ textStyle: 'caption', color: 'quiet', smDown: { w: 'full' } })
const add = css({
  rounded: 'full!',
  borderStyle: '[dashed !important]',
  fontWeight: '[500 !important]',
})

/** Nobody else sees them. */
export default function PersonTags({ login }: { readonly login: string }) {
  const { data: connections } = useQuery(connectionsQuery())
  const { data: tags } = useQuery(tagsQuery())
  const connection = connections?.find(hasLogin(login))
  return connection && tags && <TagsOf connection={connection} tags={tags} />
}

function TagsOf({ connection, tags }: { readonly connection: Connection; readonly tags: readonly Tag[] }) {
  const t = useTexts(networkTexts)
  const id = useId()
  const attach = useAttachTag()
  const detach = useDetachTag()
  const others = tags.filter((tag) => !hasTag(connection, tag))
  const attachTag = (tag: Tag) =>
    hasTag(connection, tag) || attach.mutate({ tagId: tag.id, connections: [connection.id] })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={id} className={row}>
      <span id={id} className={caption}>
        {t['tags.yours']()}
      </span>
      {connection.tags.map((link) => (
        <Chip
          key={link.id}
          label={tagNameOf(link, tags)}
          icon={null}
          isSelected
          isDisabled={detach.isPending && detach.variables.includes(link.id)}
          onSelect={() => detach.mutate([link.id])}
        />
      ))}
      <NewTag
        tags={tags}
        onTag={attachTag}
        opener={(open) => (
          <Menu
            items={[
              ...others.map((tag) => ({
                id: String(tag.id),
                label: tag.name,
                onSelect: () => void attachTag(tag),
              })),
              {
                id: 'new',
                label: t['tags.new'](),
                icon: plusIcon,
                isSeparated: others.length > 0,
                onSelect: open,
              },
            ]}
            trigger={(props) => (
              <Button
                {...props}
                size="sm"
                variant="soft"
                icon={plusIcon}
                aria-label={t['tags.addTo']()}
                isLoading={attach.isPending}
                className={add}
              >
                {t['tags.one']()}
              </Button>
            )}
          />
        )}
      />
    </div>
  )
}
