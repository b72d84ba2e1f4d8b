import { homeRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, checkIcon, MessagePage } from '@kernel/ui'
import { accountsTexts } from '../texts'
import { Highlights } from '../ui/landing/highlights'
import { Ring } from '../ui/landing/ring'
import { SentTo } from '../ui/sent-to'

export default function WaitingList() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <MessagePage
      art={<Ring shape="half" />}
      mark={{ icon: checkIcon, tone: 'success' }}
      title={t['waitingList.success.title']()}
      lead={<SentTo unknown={t['waitingList.success.text']()} sentence={t['waitingList.success.textTo']} />}
      actions={
        <ButtonLink to={href(homeRoute)} size="lg">
          {t['waitingList.home']()}
        </ButtonLink>
      }
      // There is no account yet, but something to read.
      after={<Highlights />}
    />
  )
}
