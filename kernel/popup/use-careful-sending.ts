import { useUnit } from 'effector-react'
import { carriesSecretKey } from '../storage/secret-key'
import { kernelTexts } from '../texts'
import { popupOpened } from './confirm'

const text = kernelTexts.ref

/**
 * Sends a text; one that carries what looks like a private key after a yes alone (decision 24).
 *
 * @example
 * const sendCarefully = useCarefulSending()
 * sendCarefully(message, () => send(message))
 */
export function useCarefulSending() {
  const ask = useUnit(popupOpened)
  return (written: string, send: () => Promise<void> | void): Promise<void> | void => {
    if (!carriesSecretKey(written)) return send()
    ask({
      title: text('key.title'),
      body: text('key.sure'),
      yes: { label: text('key.send'), isDanger: true, run: () => void send() },
    })
  }
}
