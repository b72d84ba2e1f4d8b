import { cutText, returnToSaved, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { css, cx } from 'styled-system/css'
import type { LoginNoticeProps } from '../../accounts/contract'
import { storedItem } from '../api/pending-enrollment'
import { cartRoute } from '../contract'
import type { StoredItem } from '../model/new-item'
import { commerceTexts } from '../texts'
import { useFactsOf, WantedCover, WantedPrice } from './wanted-course'

const maxName = 120

const root = css({ stack: true, gap: '3', justifyItems: 'start' })
const sentence = css({ textStyle: 'small', overflowWrap: 'anywhere' })
const row = css({
  row: true,
  gap: '3',
  w: 'full',
  p: '2',
  pe: '3',
  rounded: 'sm',
  borderWidth: '1px',
  bg: 'surface',
  textStyle: 'small',
})
/** Wide screens show the course beside the form. */
const besideOnly = css({ lg: { display: 'none' } })
const cover = css({
  flex: 'none',
  w: '16',
  h: '11',
  aspectRatio: '[auto !important]',
  rounded: 'xs!',
})
const words = css({ grow: true })

export default function EnrollNotice(props: LoginNoticeProps) {
  const item = useUnit(storedItem.$value)
  return item ? <Notice {...props} item={item} /> : null
}

function Notice({ screen, onTitle, item }: NoticeProps) {
  const t = useTexts(commerceTexts)
  const facts = useFactsOf(item, false)
  const saveReturnTo = useUnit(returnToSaved)
  // Save the return address again: the registration has cleared it, or the activation opened another tab.
  useEffect(() => {
    if (screen === 'login') saveReturnTo(cartRoute.path)
  }, [screen, saveReturnTo])
  const title = item.productName || t['cart.noName']()
  const name = cutText(title, maxName, '…')
  const heading = t['enroll.login']({ name })
  useEffect(() => onTitle?.(heading), [onTitle, heading])
  return (
    <div role="status" className={cx(root, screen === 'login' && besideOnly)}>
      {!onTitle && <p className={sentence}>{t['enroll.registration']({ name })}</p>}
      {/* The title or the sentence above names the course. */}
      <div className={row}>
        <WantedCover item={item} className={cover} />
        <div className={words}>
          {facts && (
            <p dir="auto" className={css({ lineClamp: '2' })}>
              {facts}
            </p>
          )}
          <p className={css({ textStyle: 'caption', color: 'quiet' })}>{t['enroll.back']()}</p>
        </div>
        <WantedPrice item={item} />
      </div>
    </div>
  )
}

interface NoticeProps extends LoginNoticeProps {
  readonly item: StoredItem
}
