import { useHref, useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import { ButtonLink, Card, chatIcon, compassIcon, EmptyState, groupIcon, plusIcon } from '@kernel/ui'
import { type Ref, useState } from 'react'
import { css } from 'styled-system/css'
import { myCoursesRoute } from '../../courses/contract'
import { messagesRoute } from '../../messaging/contract'
import { discoverRoute, useFindPeople } from '../../network/contract'
import { firstMembers } from '../contract'
import { groupsTexts } from '../texts'
import { GroupsIllustration } from './groups-illustration'

const root = css({ stack: true, gap: '8', outlineStyle: 'none' })

interface NoGroupsProps {
  readonly ref: Ref<HTMLElement>
  readonly create: string | undefined
}

/** Shown if the user has no groups; who has nobody to put in one finds people first. */
export function NoGroups({ ref, create }: NoGroupsProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const canWrite = href(messagesRoute)
  const findPeople = useFindPeople()
  const [isAlone, setIsAlone] = useState(false)
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
          // Both are there from the beginning, so that nothing moves; which one stands out is known later.
          action={
            <>
              {findPeople && (
                <ButtonLink to={findPeople} variant={isAlone ? undefined : 'soft'}>
                  {t['list.findPeople']()}
                </ButtonLink>
              )}
              <ButtonLink to={create} icon={plusIcon} variant={isAlone ? 'soft' : undefined}>
                {t['list.create']()}
              </ButtonLink>
            </>
          }
        >
          {t['list.empty.text']()}
        </EmptyState>
      </Card>
      <Slot of={firstMembers} props={{ onAlone: setIsAlone }} whenFailed="nothing" />
    </section>
  )
}
