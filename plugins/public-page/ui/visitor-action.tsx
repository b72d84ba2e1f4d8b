import { registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink } from '@kernel/ui'
import { css } from 'styled-system/css'
import { publicPageTexts } from '../texts'

const button = css({ mdDown: { w: 'full' } })

/** Hidden while the session of a member is restored. */
export function VisitorAction() {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const register = href(registerRoute)
  return (
    register && (
      <span data-visitor data-next-step="">
        <ButtonLink to={register} className={button}>
          {t['page.register']()}
        </ButtonLink>
      </span>
    )
  )
}
