import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Notice } from '../ui/notice/notice'
import { Block, Part, Row, Rows } from './part'
import type { DeploymentReport } from './report'

/** The settings as they are obeyed, and what of config.json could not be used. */
export function SettingsInForce({ settings, faults }: Pick<DeploymentReport, 'settings' | 'faults'>) {
  const t = useTexts(kernelTexts)
  return (
    <Part title={t['diagnostics.settings']()}>
      {faults.length > 0 && (
        <Notice tone="warning" title={t['diagnostics.faults']()}>
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
        </Notice>
      )}
      <Block>{JSON.stringify(settings, null, 2)}</Block>
    </Part>
  )
}
