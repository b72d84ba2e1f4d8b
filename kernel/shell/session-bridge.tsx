import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $registry } from '../plugin/registry-store'
import { popupOpened } from '../popup/confirm'
import { signsOut } from '../routing/acts-on-open'
import { screenPath } from '../routing/base-path'
import { goTo } from '../routing/navigation'
import { $session } from '../session/session'
import { followSession, sessionDoubted } from '../session/tabs'
import { kernelTexts } from '../texts'

const text = kernelTexts.ref
const rightButton = 2

/** Lets the session follow the other tabs, and asks a member before a link ends it. */
export function SessionBridge() {
  const look = useUnit(sessionDoubted)
  useEffect(() => followSession(look), [look])
  useSignOutQuestion()
  return null
}

/** Of a link to a screen that starts afresh: whoever types its address knows what it does (ACC-REG-01). */
function useSignOutQuestion() {
  const [registry, session, ask, go] = useUnit([$registry, $session, popupOpened, goTo])
  useEffect(() => {
    if (!session) return
    const { name, login } = session.person
    const intercept = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link || event.button === rightButton || !signsOut(registry, link)) return
      event.preventDefault()
      event.stopPropagation()
      const to = `${screenPath(link.pathname)}${link.search}${link.hash}`
      ask({
        title: text('session.signsOut.title'),
        body: text('session.signsOut.body', { name: name || login }),
        yes: { label: text('session.signsOut.yes'), run: () => go({ to }) },
      })
    }
    // The middle button opens another tab, where the session would end as well.
    const clicks = ['click', 'auxclick'] as const
    for (const click of clicks) document.addEventListener(click, intercept, true)
    return () => {
      for (const click of clicks) document.removeEventListener(click, intercept, true)
    }
  }, [registry, session, ask, go])
}
