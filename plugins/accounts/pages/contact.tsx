import { useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Card, Page } from '@kernel/ui'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { ContactForm } from '../ui/contact-form'

const lead = css({ mb: '6', color: 'quiet' })

/** The contact screen. */
export default function Contact() {
  const t = useTexts(accountsTexts)
  return (
    <Page>
      <Toolbar title={t['contact.title']()} />
      <p className={lead}>{t['contact.lead']()}</p>
      <Card>
        <ContactForm />
      </Card>
    </Page>
  )
}
