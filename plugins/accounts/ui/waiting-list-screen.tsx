import { useTexts } from '@kernel'
import { accountsTexts } from '../texts'
import { AccountScreen } from './account-screen'
import { HelpLink } from './help-link'
import { LoginLink } from './login-link'
import { WaitingListForm } from './waiting-list-form'

/** Waiting list screen, shown instead of registration. */
export function WaitingListScreen() {
  const t = useTexts(accountsTexts)
  return (
    <AccountScreen
      title={t['waitingList.title']()}
      lead={t['waitingList.intro']()}
      isPictureKept
      links={
        <>
          <p>{t['waitingList.what']()}</p>
          <p>{t['waitingList.order']()}</p>
          <p>{t['waitingList.privacy']()}</p>
          <p>
            <LoginLink />
          </p>
          <HelpLink />
        </>
      }
    >
      <WaitingListForm />
    </AccountScreen>
  )
}
