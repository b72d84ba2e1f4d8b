import { type Scope, scopeBind } from 'effector'
import { outcomeOf } from '../../core/http/outcome'
import { kernelTexts } from '../../core/i18n/text'
import { $currentPage } from '../../core/navigation/current-page'
import { pluginFailed } from '../../core/plugin/diagnostics'
import { toastShown } from '../../core/toasts/toasts'

/** Time in ms after a press in which an error counts as its effect. */
const patience = 1_000

/**
 * Whether code of the product or of what it loads was running, and not only that of an extension of the browser: those have
 * their own scheme, or no file. Errors without a stack are those of the browser's own functions.
 */
export const isOfPage = ({ stack }: Error): boolean =>
  !stack || stack.split('\n').some((line) => /\.m?[jt]sx?(\?.*)?:\d/.test(line) && !/-extension:/.test(line))

/**
 * Says that something went wrong when the code that a press has run throws, where otherwise nothing would happen. Error
 * boundaries do not get such errors, so the plugin of the screen is named, although another one may have drawn the button.
 * @returns stops listening
 */
export function followUncaught(scope: Scope): () => void {
  const [fail, show] = [scopeBind(pluginFailed, { scope }), scopeBind(toastShown, { scope })]
  const controller = new AbortController()
  const { signal } = controller
  let pressedAt = Number.NEGATIVE_INFINITY
  const notePress = () => {
    pressedAt = performance.now()
  }
  for (const type of ['click', 'keydown', 'submit', 'change'])
    addEventListener(type, notePress, { capture: true, signal })

  function handle(error: unknown): void {
    const { kind, reason } = outcomeOf(error)
    const isOfPress = performance.now() - pressedAt <= patience
    if (!(error instanceof Error) || !isOfPress || reason || kind === 'canceled' || !isOfPage(error)) return
    const page = scope.getState($currentPage).match?.page
    fail({ plugin: page?.plugin ?? 'kernel', entry: page?.route.id ?? 'event', error })
    show({ kind: 'danger', text: kernelTexts.ref('failure.unexpected') })
  }
  addEventListener('error', ({ error }) => handle(error), { signal })
  addEventListener('unhandledrejection', ({ reason }) => handle(reason), { signal })
  return () => controller.abort()
}
