import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { containsSecretKey } from '../../core/parse/secret-key'
import { confirmRequested } from './confirm'

const text = kernelTexts.ref

/**
 * Sends a text; one that carries what looks like a private key after a yes alone (decision:nostr-key).
 *
 * @example
 * const sendCarefully = useSecretKeyConfirm()
 * sendCarefully(message, () => send(message))
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
