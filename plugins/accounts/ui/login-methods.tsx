import { Slot } from '@kernel/parts'
import { css } from 'styled-system/css'
import { type LoginMethodProps, loginMethods } from '../contract'

const list = css({ display: 'grid', gap: '3', justifyItems: 'center', mt: '6', _empty: { display: 'none' } })

export function LoginMethods(props: LoginMethodProps) {
  return <Slot of={loginMethods} props={props} frame={(entries) => <div className={list}>{entries}</div>} />
}
