import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { DeploymentReport } from './report'
import { Row, Rows, Section } from './section'
import { useAccessLabels } from './use-access-labels'

export function ScreenList({ screens }: Pick<DeploymentReport, 'screens'>) {
  const t = useTexts(kernelTexts)
  const access = useAccessLabels()
  return (
    <Section title={t['diagnostics.screens']()}>
      <Rows>
        {screens.map((screen) => (
          <Row key={screen.id} name={screen.path} notes={[screen.id, screen.plugin, access(screen.access)]} />
        ))}
      </Rows>
    </Section>
  )
}
