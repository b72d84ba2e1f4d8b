import { myPageRoute, useHref, useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import { ButtonLink, Card, CartIllustration, cardIcon, cartIcon, EmptyState, playIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { firstCourses, myCoursesRoute } from '../../courses/contract'
import { discoverRoute } from '../../network/contract'
import { commerceTexts } from '../texts'

const root = css({ stack: true, gap: '8' })

export function EmptyCart() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  // Without the courses plugin, there are no courses to discover.
  const discover = href(myCoursesRoute) && href(discoverRoute)
  return (
    <div className={root}>
      <Card isBleed>
        <EmptyState
          isLow
          art={<CartIllustration />}
          title={t['cart.empty']()}
          points={[
            { icon: cartIcon, text: t['cart.empty.devices']() },
            { icon: cardIcon, text: t['cart.empty.several']() },
            { icon: playIcon, text: t['cart.empty.start']() },
          ]}
          action={
            <ButtonLink to={discover ?? href(myPageRoute)}>
              {discover ? t['cart.discover']() : t['cart.toMyPage']()}
            </ButtonLink>
          }
        >
          {t['cart.empty.text']()}
        </EmptyState>
      </Card>
      <Slot of={firstCourses} props={{}} />
    </div>
  )
}
