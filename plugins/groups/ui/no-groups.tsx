import { useHref, useTexts } from '@kernel'
import { ButtonLink, Card, chatIcon, compassIcon, EmptyState, groupIcon, plusIcon } from '@kernel/ui'
import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { myCoursesRoute } from '../../courses/contract'
import { messagesRoute } from '../../messaging/contract'
import { discoverRoute, useFindPeople } from '../../network/contract'
import { groupsTexts } from '../texts'
import { GroupsIllustration } from './groups-illustration'

const root = css({ outlineStyle: 'none' })

interface NoGroupsProps {
  readonly ref: Ref<HTMLElement>
  readonly create: string | undefined
}

/** Shown if the user has no groups. */
export function NoGroups({ ref, create }: NoGroupsProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const canWrite = href(messagesRoute)
  const findPeople = useFindPeople()
  return (
    <section ref={ref} tabIndex={-1} className={root}>
      <Card isBleed>
        <EmptyState
          isLow
          art={<GroupsIllustration />}
          title={t['list.empty']()}
          points={[
            { icon: chatIcon, text: canWrite && t['list.empty.message']() },
            { icon: groupIcon, text: canWrite && t['list.empty.latest']() },
            {
              icon: compassIcon,
              text: href(myCoursesRoute) && href(discoverRoute) && t['list.empty.discover'](),
            },
          ]}
          action={
            <>
              {findPeople && (
                <ButtonLink to={findPeople} variant="soft">
                  {t['list.findPeople']()}
                </ButtonLink>
              )}
              <ButtonLink to={create} icon={plusIcon}>
                {t['list.create']()}
              </ButtonLink>
            </>
          }
        >
          {t['list.empty.text']()}
        </EmptyState>
      </Card>
    </section>
  )
}
