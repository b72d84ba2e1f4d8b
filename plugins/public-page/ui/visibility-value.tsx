import { $session, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { publicPageTexts } from '../texts'

/** Whether others can see the user's public page, in the profile menu. */
export default function VisibilityValue() {
  const t = useTexts(publicPageTexts)
  return t[useUnit($session)?.person.publicProfile ? 'myPage.on' : 'myPage.off']()
}
