import { useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Card, Page } from '@kernel/ui'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { ContactForm } from '../ui/contact-form'

const lead = css({ textStyle: 'small', mb: '4', color: 'quiet' })
/** On phones, the card reaches both edges of the window. */
const card = css({ mdDown: { mx: '-4', borderInlineWidth: '0', rounded: 'none' } })

/** The contact screen. */
export default function Contact() {
  const t = useTexts(accountsTexts)
  return (
    <Page>
      <Toolbar isPlace title={t['contact.title']()} />
      <p className={lead}>{t['contact.lead']()}</p>
      <Card className={card}>
        <ContactForm />
      </Card>
    </Page>
  )
}
