import { $session } from '@kernel'
import { useUnit } from 'effector-react'

/** The user's e-mail address in the profile menu. */
export default function EmailValue() {
  return <bdi>{useUnit($session)?.person.email}</bdi>
}
