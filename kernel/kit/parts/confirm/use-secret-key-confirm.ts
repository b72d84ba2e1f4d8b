import { useUnit } from 'effector-react'
import { kernelTexts } from '../../../core/i18n/text'
import { containsSecretKey } from '../forms/secret-key'
import { confirmRequested } from './confirm'

const ref = kernelTexts.ref

/**
 * Returns a function that sends a text, but first asks for confirmation when the text seems to contain a Nostr private key
 * (decision:nostr-key).
 * @example const confirmAndSend = useSecretKeyConfirm() confirmAndSend(message, () => send(message))
 */
export function useSecretKeyConfirm() {
  const ask = useUnit(confirmRequested)
  return (message: string, send: () => Promise<void> | void): Promise<void> | void => {
    if (!containsSecretKey(message)) return send()
    ask({
      title: ref('key.title'),
      body: ref('key.sure'),
      yes: { label: ref('key.send'), isDanger: true, run: () => void send() },
    })
  }
}
