import { useTexts } from '@kernel'
import { Card, Page, PageHeader, PeopleIllustration } from '@kernel/ui'
import { css } from 'styled-system/css'
import { grid, stack } from 'styled-system/patterns'
import { accountsTexts } from '../texts'
import { HelpLink } from './help-link'
import { WaitingListForm } from './waiting-list-form'

const quietText = css({ color: 'quiet', textStyle: 'body' })
const art = css({ maxW: '60', w: 'full' })

/** Waiting list screen, shown instead of registration (ACC-WAIT-01). */
export function WaitingListScreen() {
  const t = useTexts(accountsTexts)
  return (
    <Page width="reading">
      <PageHeader title={t['waitingList.title']()} lead={t['waitingList.intro']()} />
      <div className={grid({ columns: { base: 1, md: 2 }, gap: '8', alignItems: 'start' })}>
        <div className={stack({ gap: '4' })}>
          <div className={art}>
            <PeopleIllustration />
          </div>
          <p className={quietText}>{t['waitingList.what']()}</p>
          <p className={quietText}>{t['waitingList.order']()}</p>
          <p className={quietText}>{t['waitingList.privacy']()}</p>
        </div>
        <Card padding="lg">
          <WaitingListForm />
        </Card>
      </div>
      <HelpLink />
    </Page>
  )
}
