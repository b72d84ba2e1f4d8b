import { addressOf, cutText, useHref, useTexts } from '@kernel'
import { announce, Form, FormField, Slot, useEditForm } from '@kernel/parts'
import { Button, Dialog, Quote, RadioGroup, sendIcon, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { InferOutput } from 'valibot'
import { messagesRoute } from '../../messaging/contract'
import { usePostAddress } from '../../posts/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { maxMessageLength, useSendContact } from '../api/contact'
import { CaptchaField } from '../captcha/captcha-field'
import { afterReport, type ReportedItem } from '../contract'
import {
  quoteOf,
  type ReportProps,
  reportedItem,
  reportReasons,
  reportSchema,
  reportText,
} from '../model/report'
import { accountsTexts } from '../texts'
import { ContactFailure } from './contact-failure'

// What gets the focus is not below the foot.
const fields = css({
  stack: true,
  gap: { base: '3', sm: '4' },
  '& :is(input, textarea)': { scrollMarginBottom: '[8rem]' },
})
const foot = css({
  stack: true,
  gap: '2',
  mx: '-6',
  mb: '-6',
  mt: { base: '1', sm: '0' },
  px: '6',
  pb: '4',
  bg: 'raised',
  _tall: { position: 'sticky', bottom: '-6', fadeAbove: true },
})
const buttons = css({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2',
  '& > *': { smDown: { flex: 'auto' } },
})
const offers = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export default function report(of: ReportProps) {
  return <ReportDialog of={of} onClose={of.onDone} />
}

function ReportDialog({ of, onClose }: { readonly of: ReportProps; readonly onClose: () => void }) {
  const t = useTexts(accountsTexts)
  const say = useUnit(announce)
  const [isSent, setSent] = useState(false)
  const item = reportedItem(of)

  function handleSent() {
    setSent(true)
    say(t['report.sent']())
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSent ? t['report.sent']() : t[`report.${item.kind}`]()}
      text={isSent ? t['report.next']() : t['report.text']()}
      size="sm"
      actions={isSent && <Button onClick={onClose}>{t['report.close']()}</Button>}
    >
      {isSent ? (
        <div className={offers}>
          <Slot of={afterReport} props={{ item, onClose }} whenFailed="nothing" />
        </div>
      ) : (
        <ReportForm of={of} item={item} onCancel={onClose} onSent={handleSent} />
      )}
    </Dialog>
  )
}

interface ReportFormProps {
  readonly of: ReportProps
  readonly item: ReportedItem
  readonly onCancel: () => void
  readonly onSent: () => void
}

/** The draft of what was written survives a failure, a closed dialog and the end of the session. */
function ReportForm({ of, item, onCancel, onSent }: ReportFormProps) {
  const t = useTexts(accountsTexts)
  const address = useAddress(of)
  const send = useSendContact()
  const { form, save } = useEditForm(reportSchema, {
    id: `accounts/report.${item.kind}.${item.id ?? item.author.login}`,
    base: { reason: undefined, words: '' },
  })
  const [error, setError] = useState<unknown>()

  async function handleSubmit(report: InferOutput<typeof reportSchema>) {
    const { reason, words, captcha } = report
    const heading = `${t[`report.${item.kind}`]()}: ${t[`report.reason.${reason}`]()}`
    try {
      const content = cutText(reportText(item, { heading, address, words }), maxMessageLength)
      await save(report, () => send({ type: 'other', content, captcha }))
    } catch (failure) {
      return setError(failure)
    }
    onSent()
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={fields}>
      <Quote title={item.author.name || `@${item.author.login}`} words={quoteOf(item)} />
      <FormField of={form} path={['reason']} label={t['report.reason']()} isRequired>
        {(control, { input }) => (
          <RadioGroup
            {...control}
            label={t['report.reason']()}
            value={input}
            choices={reportReasons.map((value) => ({ value, label: t[`report.reason.${value}`]() }))}
          />
        )}
      </FormField>
      <FormField of={form} path={['words']} label={t['report.words']()}>
        {(control, { input }) => <Textarea rows={2} isGrowing {...control} value={input} />}
      </FormField>
      {!form.isSubmitting && <ContactFailure error={error} />}
      {/* The check is in sight with the button that needs it. */}
      <div data-above-toasts="" className={foot}>
        <CaptchaField of={form} path={['captcha']} size="compact" />
        <div className={buttons}>
          <Button variant="soft" onClick={onCancel}>
            {t['report.cancel']()}
          </Button>
          <Button type="submit" icon={sendIcon} isLoading={form.isSubmitting}>
            {t['report.send']()}
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** The address of what is reported; `undefined` without the plugin of its screen. */
function useAddress(of: ReportProps): string | undefined {
  const href = useHref()
  const pathOf = usePublicPagePath()
  const postAddress = usePostAddress()
  if ('post' in of) return postAddress(of.post)
  if ('comment' in of) return of.comment.address
  const path =
    'person' in of ? pathOf(of.person.login) : href(messagesRoute, undefined, { with: of.contactId })
  return path && addressOf(path)
}
