import { useUnit } from 'effector-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { toScreenPath } from '../../../core/navigation/links'
import { navigate } from '../../../core/navigation/navigation'
import { $registry } from '../../../core/plugin/registry-store'
import { useConfirmNavigation } from '../confirm/confirm'
import { confirmBeforeOpen } from './content-rules'

/** Handlers of an element with sanitized HTML: screens open without a reload, links with side effects ask first. */
export function useHtmlLinks() {
  const [registry, go] = useUnit([$registry, navigate])
  const confirmNavigation = useConfirmNavigation()
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (!(event.target instanceof Element)) return
    const confirmUrl = event.target.closest(`[${confirmBeforeOpen}]`)?.getAttribute(confirmBeforeOpen)
    if (confirmUrl) return confirmNavigation(new URL(confirmUrl, location.href))
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    const isPlain =
      event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const screen = link && isPlain && toScreenPath(registry, link)
    if (!screen) return
    event.preventDefault()
    go({ to: screen })
  }
  const handleKey = (event: KeyboardEvent) => event.key === 'Enter' && open(event)
  return { onClick: open, onKeyDown: handleKey }
}
