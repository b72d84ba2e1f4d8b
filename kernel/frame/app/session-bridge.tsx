import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { kernelTexts } from '../../core/i18n/text'
import { hasSideEffects, isLogoutLink, toScreenPath } from '../../core/navigation/links'
import { navigate } from '../../core/navigation/navigation'
import { $registry } from '../../core/plugin/registry-store'
import type { Person } from '../../core/session/events'
import { $session } from '../../core/session/session'
import { confirmRequested, useConfirmNavigation } from '../../kit/parts/confirm/confirm'

const text = kernelTexts.ref
const rightButton = 2

/** Asks before following links that end the session, and links with side effects in content of other users. */
export function SessionBridge() {
  const [registry, session, ask, goTo] = useUnit([$registry, $session, confirmRequested, navigate])
  const confirmNavigation = useConfirmNavigation()
  useEffect(() => {
    const confirmSignOut = (link: HTMLAnchorElement, { name, login }: Person) => {
      const to = toScreenPath(registry, link)
      ask({
        title: text('session.signsOut.title'),
        body: text('session.signsOut.body', { name: name || login }),
        yes: { label: text('session.signsOut.yes'), run: () => to && goTo({ to }) },
      })
    }
    const intercept = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link || event.button === rightButton) return
      if (session && isLogoutLink(registry, link)) confirmSignOut(link, session.person)
      else if (link.target === '_blank' && hasSideEffects(registry, link))
        confirmNavigation(new URL(link.href))
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // `auxclick` is the click of the middle button, which opens a new tab.
    const clicks = ['click', 'auxclick'] as const
    for (const click of clicks) document.addEventListener(click, intercept, true)
    return () => {
      for (const click of clicks) document.removeEventListener(click, intercept, true)
    }
  }, [registry, session, ask, goTo, confirmNavigation])
  return null
}
