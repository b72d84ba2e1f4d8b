import { sameId, useHref, useTexts } from '@kernel'
import { QueryBoundary } from '@kernel/parts'
import { ButtonLink, Chip } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { PostAudienceProps, Tag } from '../../posts/contract'
import { connectionsQuery, tagsQuery } from '../api/queries'
import { manageConnectionsRoute } from '../contract'
import { hasTag } from '../model/connection'
import { networkTexts } from '../texts'
import { sectionRecipe } from './network.recipe'
import { NewTag } from './new-tag'

const root = css({ display: 'grid', gap: '3', justifyItems: 'start' })
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2', w: 'full' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export default function AudiencePicker({ tags: selected, onChange }: PostAudienceProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const query = useQuery(tagsQuery())
  const connections = useQuery(connectionsQuery()).data
  const countOf = (tag: Tag) => connections?.filter((connection) => hasTag(connection, tag)).length
  const styles = sectionRecipe()
  const isSelected = ({ id }: Tag) => selected.some((tag) => sameId(tag.id, id))
  const toggle = (tag: Tag) =>
    onChange(isSelected(tag) ? selected.filter(({ id }) => !sameId(id, tag.id)) : [...selected, tag])
  /** After it is gone, this picker knows only an old audience: a tag that is saved by then is not selected. */
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  return (
    <QueryBoundary query={query} failed={t['tags.errorReading']()}>
      {(tags) => {
        // List selected tags that were deleted, so that they can still be deselected.
        const deleted = selected.filter(({ id }) => !tags.some((tag) => sameId(tag.id, id)))
        const all = [...tags, ...deleted]
        return (
          <div className={root}>
            {all.length === 0 && <p className={styles.text}>{t['audience.none']()}</p>}
            {all.length > 0 && (
              <ul role="list" aria-label={t['audience.title']()} className={chips}>
                {all.map((tag) => (
                  <li key={tag.id}>
                    <Chip
                      label={tag.name || t['audience.unnamed']()}
                      count={countOf(tag)}
                      isSelected={isSelected(tag)}
                      onSelect={() => toggle(tag)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <div className={actions}>
              <NewTag
                tags={tags}
                isInitiallyOpen={tags.length === 0}
                onTag={(tag) => isGone.current || isSelected(tag) || toggle(tag)}
              />
              <ButtonLink to={href(manageConnectionsRoute)} variant="quiet" size="sm">
                {t['audience.manage']()}
              </ButtonLink>
            </div>
          </div>
        )
      }}
    </QueryBoundary>
  )
}
