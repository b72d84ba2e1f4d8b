import { profileRoute, settingsRoute, useHref, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import {
  Card,
  cardIcon,
  chatIcon,
  chevronRightIcon,
  downloadIcon,
  Icon,
  lockIcon,
  Page,
  TextLink,
} from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { billingRoute } from '../../billing/contract'
import { messagesRoute } from '../../messaging/contract'
import { accountsTexts } from '../texts'
import { ContactForm } from '../ui/contact-form'
import { HelpLink } from '../ui/help-link'

const columns = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    lg: '[minmax(0, 1fr) {sizes.frame.aside}]',
  },
})
const lead = css({ textStyle: 'small', mt: '-2', mb: '4', color: 'quiet' })
const heading = css({ textStyle: 'subheading', px: '4', py: '3' })
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '3',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  _hover: { bg: 'subtle' },
  '& > svg': { color: 'quiet' },
})
const words = css({ display: 'grid', minW: '0', textStyle: 'small' })
const text = css({ textStyle: 'caption', color: 'quiet' })

export default function Contact() {
  const t = useTexts(accountsTexts)
  return (
    <Page width="wide">
      <Toolbar isPlace title={t['contact.title']()} />
      <p className={lead}>{t['contact.lead']()}</p>
      <div className={columns}>
        <Card isBleed>
          <ContactForm />
        </Card>
        <Faster />
      </div>
      <HelpLink />
    </Page>
  )
}

function Faster() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const id = useId()
  const links = [
    { name: 'payments', icon: cardIcon, to: href(billingRoute) },
    { name: 'password', icon: lockIcon, to: href(profileRoute, {}, { panel: 'password' }) },
    { name: 'data', icon: downloadIcon, to: href(settingsRoute, {}, { panel: 'data' }) },
    { name: 'teacher', icon: chatIcon, to: href(messagesRoute) },
  ] as const

  return (
    <Card as="aside" padding="none" isBleed aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t['contact.faster']()}
      </h2>
      <ul role="list">
        {links.map(
          ({ name, icon, to }) =>
            // A disabled plugin leaves its link out.
            to && (
              <li key={name} className={row}>
                <Icon of={icon} />
                <div className={words}>
                  <TextLink to={to} variant="plain" isStretched>
                    {t[`contact.faster.${name}`]()}
                  </TextLink>
                  <span className={text}>{t[`contact.faster.${name}.text`]()}</span>
                </div>
                <Icon of={chevronRightIcon} size="sm" />
              </li>
            ),
        )}
      </ul>
    </Card>
  )
}
