import { $isFirstScreenReady, Slot } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { loginAside } from '../contract'

/** What other plugins show beside the login form, after the first paint because it depends on data stored in the browser. */
export function LoginAside() {
  return useUnit($isFirstScreenReady) && <Slot of={loginAside} props={{}} whenFailed="nothing" />
}
