import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHomePath, useHref } from '../../core/navigation/links'
import { lacksRemote } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { myPageRoute } from '../../core/session/routes'
import { $isAuthenticated } from '../../core/session/session'
import { Slot, useSlotEntries } from '../../kit/parts/slot/slot'
import { Button } from '../../kit/ui/button/button'
import { ButtonLink } from '../../kit/ui/button/button-link'
import { Icon } from '../../kit/ui/icons/icon'
import { chevronRightIcon } from '../../kit/ui/icons/tools'
import { LostIllustration } from '../../kit/ui/illustrations/lost-illustration'
import { Link } from '../../kit/ui/link/link'
import { MessagePage } from '../../kit/ui/page/message-page'
import { navbarEnd, navbarStart, notFoundActions } from '../slots'

const maxPlaces = 3
/** Segments of entries that are no place, or only on some screens. */
const skipped = ['action', 'last', 'phone']

const list = css({ divided: true })
const row = css({
  row: true,
  gap: '3',
  minH: '12',
  color: 'text',
  textStyle: 'label',
  '& > svg': { color: 'quiet' },
  '& > span': { grow: true, overflowWrap: 'anywhere' },
  _hover: { textDecoration: 'underline' },
})

/**
 * The screen for a URL that matches no route, with places that exist. Where a remote plugin could not be had, as without a
 * connection, it does not say that there is no such screen.
 */
export default function PageNotFound() {
  const t = useKernelTexts()
  const translate = useTranslate()
  const href = useHref()
  const [isMember, registry] = useUnit([$isAuthenticated, $registry])
  const isUnreached = lacksRemote(registry)
  const start = useSlotEntries(navbarStart)
  const end = useSlotEntries(navbarEnd)
  const places = (isMember ? start : [...start, ...end]).flatMap(
    ({ id, to, query, label, icon, segment }) => {
      const path = to && href(to, undefined, query)
      const isOther = path !== undefined && to !== myPageRoute
      // Visitors have no places of their own: both invitations of the bar stand for them.
      const isPlace = !isMember || segment === undefined || !skipped.includes(segment)
      return isOther && isPlace && label && icon ? [{ id, path, label, icon }] : []
    },
  )

  return (
    <MessagePage
      art={<LostIllustration />}
      title={isUnreached ? t['page.failed']() : t['main.pageNotFound']()}
      lead={isUnreached ? t['failure.unreachable']() : t['main.pageNotFound.text']()}
      actions={
        <>
          {isUnreached && (
            <Button size="lg" onClick={() => location.reload()}>
              {t['ui.retry']()}
            </Button>
          )}
          <ButtonLink to={useHomePath()} size="lg" variant={isUnreached ? 'soft' : 'solid'}>
            {t['main.goHome']()}
          </ButtonLink>
          <Slot of={notFoundActions} props={{}} whenFailed="nothing" />
        </>
      }
      links={
        places.length > 0 && (
          <ul role="list" className={list}>
            {places.slice(0, maxPlaces).map(({ id, path, label, icon }) => (
              <li key={id}>
                <Link to={path} className={row}>
                  <Icon of={icon} />
                  <span>{translate(label)}</span>
                  <Icon of={chevronRightIcon} size="sm" />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
