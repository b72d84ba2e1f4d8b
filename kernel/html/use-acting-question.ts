import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { $registry } from '../plugin/registry-store'
import { popupOpened } from '../popup/confirm'
import { screenAt } from '../routing/acts-on-open'
import { goTo } from '../routing/navigation'
import { kernelTexts } from '../texts'

/** Of an address that is longer nobody reads more. */
const longest = 80

/** Asks before an address from outside is opened that does something as soon as it is. */
export function useActingQuestion(): (address: URL) => void {
  const [registry, ask, go] = useUnit([$registry, popupOpened, goTo])
  return useCallback(
    (address: URL) => {
      const { href, pathname, search, hash } = address
      const screen = screenAt(registry, address)
      ask({
        title: kernelTexts.ref('html.ask.title'),
        body: kernelTexts.ref('html.ask.body', { address: (pathname + search + hash).slice(0, longest) }),
        yes: {
          label: kernelTexts.ref('html.ask.open'),
          run: () => (screen ? go({ to: screen }) : location.assign(href)),
        },
      })
    },
    [registry, ask, go],
  )
}
