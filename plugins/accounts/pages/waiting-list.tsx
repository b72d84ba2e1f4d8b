import { homeRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, checkIcon, MessagePage } from '@kernel/ui'
import { accountsTexts } from '../texts'
import { Ring } from '../ui/landing/ring'

export default function WaitingList() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <MessagePage
      art={<Ring shape="half" />}
      mark={{ icon: checkIcon, tone: 'success' }}
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
