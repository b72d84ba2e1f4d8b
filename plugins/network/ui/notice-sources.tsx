import { sameId, serverNow, useHref, useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { connectionsQuery, invitationsQuery, receivedRequestsQuery } from '../api/queries'
import { manageConnectionsRoute } from '../contract'
import { asked, withAnswers } from '../model/asked'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { AnswerButtons } from './answer-buttons'

/** Loaded once after the first paint, because the bell shows their number. */
export function useRequestNotices() {
  const t = useTexts(networkTexts)
  const href = useHref()
  const pathOf = usePublicPagePath()
  return loadableOf(useQuery(receivedRequestsQuery()), (requests) =>
    requests.slice(0, maxNotices).map((request) => {
      const { id, login, email, pictureUrl } = request
      const name = displayName(request, email || t['connections.unknown']())
      return {
        id: String(id),
        title: t['requests.notice']({ name }),
        detail: login && `@${login}`,
        to: pathOf(login) ?? href(manageConnectionsRoute) ?? '',
        avatar: { name, pictureUrl },
        actions: <AnswerButtons request={request} />,
      }
    }),
  )
}

export function useAcceptedNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const pathOf = usePublicPagePath()
  const [{ accepted }, change] = useUnit([asked.$value, asked.changeFx])
  const invitations = useQuery({ ...invitationsQuery(), enabled: isOpen }).data
  const query = useQuery({ ...connectionsQuery(), enabled: isOpen })
  const connections = query.data
  useEffect(() => {
    if (!invitations || !connections) return
    change((before) => withAnswers(before, invitations, connections, serverNow().getTime()))
  }, [invitations, connections, change])

  return loadableOf(query, (all) =>
    accepted.flatMap(({ id, at }) => {
      const person = all.find((one) => sameId(one.id, id))
      if (!person) return []
      const { login, pictureUrl } = person
      const name = displayName(person, t['connections.unknown']())
      return {
        id: String(id),
        title: t['requests.acceptedBy']({ name }),
        detail: login && `@${login}`,
        date: new Date(at),
        to: pathOf(login) ?? href(manageConnectionsRoute) ?? '',
        avatar: { name, pictureUrl },
      }
    }),
  )
}
