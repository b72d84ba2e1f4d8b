import { $session, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { publicPageTexts } from '../texts'

export default function VisibilityValue() {
  const t = useTexts(publicPageTexts)
  return t[useUnit($session)?.person.publicProfile ? 'myPage.on' : 'myPage.off']()
}
