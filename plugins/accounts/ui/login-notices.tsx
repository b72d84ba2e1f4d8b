import { $isFirstScreenReady, Slot } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { type LoginNoticeProps, loginNotices } from '../contract'

/** Messages of other plugins, shown after the first paint because they depend on data stored in the browser. */
export function LoginNotices(props: LoginNoticeProps) {
  return useUnit($isFirstScreenReady) && <Slot of={loginNotices} props={props} whenFailed="nothing" />
}
