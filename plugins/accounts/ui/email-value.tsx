import { $session } from '@kernel'
import { useUnit } from 'effector-react'

export default function EmailValue() {
  return <bdi>{useUnit($session)?.person.email}</bdi>
}
