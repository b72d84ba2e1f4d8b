import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { $settings } from '../../../core/config/settings'
import type { ChangeCaptcha } from '../captcha-state'
import { solveProofOfWork } from './proof-of-work'

/** Solves a proof-of-work challenge of the deployment's own server while `isWorking`. */
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
