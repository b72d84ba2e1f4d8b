import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { $settings } from '../../../core/config/settings'
import type { ChangeCaptcha } from '../captcha-state'
import { solveProofOfWork } from './proof-of-work'

/**
 * Lets the device work as long as it is to; what it solves is made by the deployment's own server.
 *
 * @param isWorking whether it is to
 * @param change is told of the solution, or that there is none
 */
export function useAltcha(isWorking: boolean, change: ChangeCaptcha): void {
  const { captcha } = useUnit($settings)
  const changeNow = useEffectEvent(change)

  useEffect(() => {
    if (!isWorking) return
    const work = new AbortController()
    solveProofOfWork({ address: captcha.challengeUrl, signal: work.signal }).then(
      (solved) => work.signal.aborted || changeNow('solved', solved),
      () => work.signal.aborted || changeNow('failed'),
    )
    return () => work.abort()
  }, [isWorking, captcha.challengeUrl])
}
