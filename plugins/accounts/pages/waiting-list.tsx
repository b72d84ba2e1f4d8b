import { homeRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, EmptyState, Page, PeopleIllustration } from '@kernel/ui'
import { accountsTexts } from '../texts'

/** Screen that confirms joining the waiting list. */
export default function WaitingList() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <Page>
      <EmptyState
        art={<PeopleIllustration />}
        titleAs="h1"
        title={t['waitingList.success.title']()}
        action={<ButtonLink to={href(homeRoute)}>{t['waitingList.home']()}</ButtonLink>}
      >
        {t['waitingList.success.text']()}
      </EmptyState>
    </Page>
  )
}
