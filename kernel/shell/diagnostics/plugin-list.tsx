import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { PluginReport } from '../../core/plugin/registry'
import { Badge } from '../../ui/badge/badge'
import { Row, Rows, Section } from './section'

export function PluginList({ plugins }: { readonly plugins: readonly PluginReport[] }) {
  const t = useTexts(kernelTexts)
  const reasons: Readonly<Record<string, (() => string) | undefined>> = {
    disabled: t['diagnostics.reason.disabled'],
    'missing-requirement': t['diagnostics.reason.missing-requirement'],
    'duplicate-id': t['diagnostics.reason.duplicate-id'],
    failed: t['diagnostics.reason.failed'],
    'bad-settings': t['diagnostics.reason.bad-settings'],
    awaited: t['diagnostics.reason.awaited'],
    late: t['diagnostics.reason.late'],
    unreachable: t['diagnostics.reason.unreachable'],
    blocked: t['diagnostics.reason.blocked'],
    integrity: t['diagnostics.reason.integrity'],
    'no-manifest': t['diagnostics.reason.no-manifest'],
    'wrong-version': t['diagnostics.reason.wrong-version'],
  }
  // A reason without a text is shown as its code.
  const labelOf = (reason: string | undefined) => reason && (reasons[reason]?.() ?? reason)

  return (
    <Section title={t['diagnostics.plugins']()}>
      <Rows>
        {plugins.map(({ id, on, reason, detail }) => (
          <Row key={id} name={id} notes={[labelOf(reason), detail]}>
            <Badge tone={on ? 'success' : reason === 'disabled' ? 'neutral' : 'danger'}>
              {on ? t['diagnostics.on']() : t['diagnostics.off']()}
            </Badge>
          </Row>
        ))}
      </Rows>
    </Section>
  )
}
