import { $isFirstScreenReady, Slot } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { type LoginMethodProps, type LoginNoticeProps, loginMethods, loginNotices } from '../contract'

const list = css({ display: 'grid', gap: '3', justifyItems: 'center', mt: '6', _empty: { display: 'none' } })

export function LoginMethods(props: LoginMethodProps) {
  return <Slot of={loginMethods} props={props} frame={(entries) => <div className={list}>{entries}</div>} />
}

/** Messages of other plugins, shown after the first paint because they depend on data stored in the browser. */
export function LoginNotices(props: LoginNoticeProps) {
  return useUnit($isFirstScreenReady) && <Slot of={loginNotices} props={props} whenFailed="nothing" />
}
