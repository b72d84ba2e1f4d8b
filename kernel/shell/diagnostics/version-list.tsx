import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { DeploymentReport } from './report'
import { Row, Rows, Section } from './section'

export function VersionList({ versions }: Pick<DeploymentReport, 'versions'>) {
  const t = useTexts(kernelTexts)
  return (
    <Section title={t['diagnostics.versions']()}>
      <Rows>
        {Object.entries(versions).map(([name, version]) => (
          <Row key={name} name={name} notes={[version]} />
        ))}
      </Rows>
    </Section>
  )
}
