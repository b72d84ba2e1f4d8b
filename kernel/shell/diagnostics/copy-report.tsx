import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { useCopy } from '../../parts/copy/use-copy'
import { Button } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/textarea'
import { copyIcon } from '../../ui/icons/tools'
import type { DeploymentReport } from './report'

const column = css({ display: 'grid', gap: '3', justifyItems: 'start' })

export function CopyReport({ report }: { readonly report: DeploymentReport }) {
  const t = useTexts(kernelTexts)
  const { copy, fallbackText, fallbackRef } = useCopy(kernelTexts.ref('diagnostics.copied'))

  return (
    <div className={column}>
      <Button variant="soft" icon={copyIcon} onClick={() => copy(JSON.stringify(report, null, 2))}>
        {t['diagnostics.copy']()}
      </Button>
      {fallbackText && (
        <Field label={t['diagnostics.copyByHand']()}>
          <Textarea ref={fallbackRef} readOnly rows={6} value={fallbackText} />
        </Field>
      )}
    </div>
  )
}
