import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { containsSecretKey } from '../../core/parse/secret-key'
import { confirmRequested } from './confirm'

const text = kernelTexts.ref

/**
 * Returns a `send` that asks for confirmation when the text contains what may be a private key
 * (decision:nostr-key).
 * @example
 * const confirmAndSend = useSecretKeyConfirm()
 * confirmAndSend(message, () => send(message))
 */
export function useSecretKeyConfirm() {
  const ask = useUnit(confirmRequested)
  return (written: string, send: () => Promise<void> | void): Promise<void> | void => {
    if (!containsSecretKey(written)) return send()
    ask({
      title: text('key.title'),
      body: text('key.sure'),
      yes: { label: text('key.send'), isDanger: true, run: () => void send() },
    })
  }
}
