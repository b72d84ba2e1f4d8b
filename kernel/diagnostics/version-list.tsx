import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Part, Row, Rows } from './part'
import type { DeploymentReport } from './report'

/** What this deployment was built of. */
export function VersionList({ versions }: Pick<DeploymentReport, 'versions'>) {
  const t = useTexts(kernelTexts)
  return (
    <Part title={t['diagnostics.versions']()}>
      <Rows>
        {Object.entries(versions).map(([name, version]) => (
          <Row key={name} name={name} notes={[version]} />
        ))}
      </Rows>
    </Part>
  )
}
