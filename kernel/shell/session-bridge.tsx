import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useActingQuestion } from '../html/use-acting-question'
import { $registry } from '../plugin/registry-store'
import { popupOpened } from '../popup/confirm'
import { actsOnOpen, screenAt, signsOut } from '../routing/acts-on-open'
import { goTo } from '../routing/navigation'
import type { Person } from '../session/person'
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

/**
 * Our own links to screens that start afresh: whoever types such an address knows what it does (ACC-REG-01). And what
 * opens in another tab, which no link of ours to a screen of ours does: its address came from outside.
 */
function useSignOutQuestion() {
  const [registry, session, ask, go] = useUnit([$registry, $session, popupOpened, goTo])
  const askFirstFor = useActingQuestion()
  useEffect(() => {
    const askToSignOut = (link: HTMLAnchorElement, { name, login }: Person) => {
      const to = screenAt(registry, link)
      ask({
        title: text('session.signsOut.title'),
        body: text('session.signsOut.body', { name: name || login }),
        yes: { label: text('session.signsOut.yes'), run: () => to && go({ to }) },
      })
    }
    const intercept = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link || event.button === rightButton) return
      if (session && signsOut(registry, link)) askToSignOut(link, session.person)
      else if (link.target === '_blank' && actsOnOpen(registry, link)) askFirstFor(new URL(link.href))
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // The middle button opens another tab, where it would act as well.
    const clicks = ['click', 'auxclick'] as const
    for (const click of clicks) document.addEventListener(click, intercept, true)
    return () => {
      for (const click of clicks) document.removeEventListener(click, intercept, true)
    }
  }, [registry, session, ask, go, askFirstFor])
}
