import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { screenPath } from '../../core/config/base-path'
import { kernelTexts } from '../../core/i18n/text'
import { guardLeaving } from '../../core/navigation/leave-guard'
import { type ConfirmOptions, confirmRequested } from '../confirm/confirm'

/** The pictures that would be lost. One question is about all of them, or their answers would contradict each other. */
const pictures = new Set<object>()
let stopAsking: (() => void) | undefined

/**
 * Asks before a picture is lost, which is not stored as a draft: the browser asks before the page is closed or reloaded,
 * the product before a link, its own Back button, a shortcut or a search result opens another screen. What changes only the
 * query stays on the screen, which keeps the picture.
 * @param isUnsaved whether there is a picture to lose
 */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const ask = useUnit(confirmRequested)
  useEffect(() => {
    if (!isUnsaved) return
    const picture = {}
    pictures.add(picture)
    stopAsking ??= askBeforeLeaving(ask)
    return () => {
      pictures.delete(picture)
      if (pictures.size > 0) return
      stopAsking?.()
      stopAsking = undefined
    }
  }, [isUnsaved, ask])
}

function askBeforeLeaving(ask: (question: ConfirmOptions) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // Nobody is asked twice: after the answer, what was asked for goes on, until the next press.
  let isAnswered = false
  const guard = (leave: () => void, to?: string) => {
    const run = () => {
      isAnswered = true
      leave()
    }
    if (isAnswered || (to !== undefined && isHere(new URL(to, location.origin).pathname))) return leave()
    ask({
      title: kernelTexts.ref('picture.leave.title'),
      body: kernelTexts.ref('picture.leave'),
      yes: { label: kernelTexts.ref('picture.leave.yes'), isDanger: true, run },
      no: kernelTexts.ref('picture.leave.no'),
    })
  }
  const removeGuard = guardLeaving(guard)
  const rearm = () => {
    isAnswered = false
  }
  for (const press of ['pointerdown', 'keydown'] as const)
    addEventListener(press, rearm, { capture: true, signal })
  addEventListener('beforeunload', (event) => isAnswered || event.preventDefault(), { signal })
  // The capture phase comes before the router.
  addEventListener(
    'click',
    (event) => {
      const link = isAnswered ? undefined : leavingLinkOf(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      guard(() => (link.isConnected ? link.click() : location.assign(link.href)))
    },
    { capture: true, signal },
  )
  return () => {
    controller.abort()
    removeGuard()
  }
}

/** Whether the path of a screen is that of the open one. */
const isHere = (path: string | undefined) => path === screenPath(location.pathname)

/** Returns the clicked link if it opens another screen in this tab. */
function leavingLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const isElsewhere = link.target === '_blank' || link.hasAttribute('download')
  return isElsewhere || isHere(screenPath(link.pathname)) || link.origin !== location.origin
    ? undefined
    : link
}
