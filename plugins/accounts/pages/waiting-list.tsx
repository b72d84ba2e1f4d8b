import { homeRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, MessagePage, PeopleIllustration } from '@kernel/ui'
import { accountsTexts } from '../texts'

/** Screen that confirms joining the waiting list. */
export default function WaitingList() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <MessagePage
      art={<PeopleIllustration />}
      title={t['waitingList.success.title']()}
      lead={t['waitingList.success.text']()}
      actions={
        <ButtonLink to={href(homeRoute)} size="lg">
          {t['waitingList.home']()}
        </ButtonLink>
      }
    />
  )
}
