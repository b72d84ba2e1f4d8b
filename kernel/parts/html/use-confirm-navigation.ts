import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { kernelTexts } from '../../core/i18n/text'
import { toScreenPath } from '../../core/navigation/links'
import { navigate } from '../../core/navigation/navigation'
import { $registry } from '../../core/plugin/registry-store'
import { confirmRequested } from '../confirm/confirm'

const maxLength = 80

/** Asks for confirmation before opening a URL that has side effects. */
export function useConfirmNavigation(): (address: URL) => void {
  const [registry, ask, goTo] = useUnit([$registry, confirmRequested, navigate])
  return useCallback(
    (address: URL) => {
      const { href, pathname, search, hash } = address
      const screen = toScreenPath(registry, address)
      ask({
        title: kernelTexts.ref('html.ask.title'),
        body: kernelTexts.ref('html.ask.body', { address: (pathname + search + hash).slice(0, maxLength) }),
        yes: {
          label: kernelTexts.ref('html.ask.open'),
          run: () => (screen ? goTo({ to: screen }) : location.assign(href)),
        },
      })
    },
    [registry, ask, goTo],
  )
}
