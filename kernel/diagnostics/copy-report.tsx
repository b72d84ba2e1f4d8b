import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { toastShown } from '../toasts/toasts'
import { Button } from '../ui/button/button'
import { Field } from '../ui/field/field'
import { Textarea } from '../ui/field/textarea'
import { copyIcon } from '../ui/icons/tools'
import type { DeploymentReport } from './report'

const column = css({ display: 'grid', gap: '3', justifyItems: 'start' })

/** Copies all of the report as JSON; where the browser does not let us, it stands selected in a field. */
export function CopyReport({ report }: { readonly report: DeploymentReport }) {
  const t = useTexts(kernelTexts)
  const showToast = useUnit(toastShown)
  const [shown, setShown] = useState<string>()

  async function handleCopy() {
    const text = JSON.stringify(report, null, 2)
    try {
      await navigator.clipboard.writeText(text)
      setShown(undefined)
      showToast({ kind: 'success', text: kernelTexts.ref('diagnostics.copied') })
    } catch {
      // Forbidden, or no clipboard at all: the person copies it themselves.
      setShown(text)
    }
  }

  return (
    <div className={column}>
      <Button variant="soft" icon={copyIcon} onClick={handleCopy}>
        {t['diagnostics.copy']()}
      </Button>
      {shown && <ReportField text={shown} />}
    </div>
  )
}

function ReportField({ text }: { readonly text: string }) {
  const t = useTexts(kernelTexts)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <Field label={t['diagnostics.copyByHand']()}>
      <Textarea ref={field} readOnly rows={6} value={text} />
    </Field>
  )
}
