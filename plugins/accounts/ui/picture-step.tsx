import { $session } from '@kernel'
import { ready } from '@kernel/parts'
import { useUnit } from 'effector-react'

/** Whether the user has a profile picture. */
export default function usePictureStep() {
  return ready(Boolean(useUnit($session)?.person.pictureUrl))
}
