import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { Alert } from '../../ui/alert/alert'
import type { DeploymentReport } from './report'
import { CodeBlock, Row, Rows, Section } from './section'

export function EffectiveSettings({ settings, faults }: Pick<DeploymentReport, 'settings' | 'faults'>) {
  const t = useTexts(kernelTexts)
  return (
    <Section title={t['diagnostics.settings']()}>
      {faults.length > 0 && (
        <Alert tone="warning" title={t['diagnostics.faults']()}>
          <Rows>
            {faults.map(({ key, value, expected }) => (
              <Row
                key={key}
                name={key || 'config.json'}
                notes={[
                  t['diagnostics.fault.value']({ value: JSON.stringify(value) ?? '' }),
                  t['diagnostics.fault.expected']({ expected }),
                ]}
              />
            ))}
          </Rows>
        </Alert>
      )}
      <CodeBlock>{JSON.stringify(settings, null, 2)}</CodeBlock>
    </Section>
  )
}
