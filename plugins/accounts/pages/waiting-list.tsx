import { ButtonLink, EmptyState, homeRoute, Page, PeopleArt, useHref, useTexts } from '@kernel'
import { accountsTexts } from '../texts'

/** The person is on the waiting list (ACC-WAIT-02). */
export default function WaitingList() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <Page width="narrow">
      <EmptyState
        art={<PeopleArt />}
        titleAs="h1"
        title={t['waitingList.success.title']()}
        action={<ButtonLink to={href(homeRoute)}>{t['waitingList.home']()}</ButtonLink>}
      >
        {t['waitingList.success.text']()}
      </EmptyState>
    </Page>
  )
}
