import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { $settings } from '../../../core/config/settings'
import type { ChangeCaptcha } from '../captcha-state'
import { solveProofOfWork } from './proof-of-work'

export function useAltcha(isWorking: boolean, change: ChangeCaptcha): void {
  const { captcha } = useUnit($settings)
  const changeNow = useEffectEvent(change)

  useEffect(() => {
    if (!isWorking) return
    const controller = new AbortController()
    solveProofOfWork({ url: captcha.challengeUrl, signal: controller.signal }).then(
      (solved) => controller.signal.aborted || changeNow('solved', solved),
      () => controller.signal.aborted || changeNow('failed'),
    )
    return () => controller.abort()
  }, [isWorking, captcha.challengeUrl])
}
