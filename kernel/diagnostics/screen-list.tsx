import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Part, Row, Rows } from './part'
import type { DeploymentReport } from './report'
import { useAccessWords } from './use-access-words'

/** Every address, who serves it and for whom. */
export function ScreenList({ screens }: Pick<DeploymentReport, 'screens'>) {
  const t = useTexts(kernelTexts)
  const access = useAccessWords()
  return (
    <Part title={t['diagnostics.screens']()}>
      <Rows>
        {screens.map((screen) => (
          <Row key={screen.id} name={screen.path} notes={[screen.id, screen.plugin, access(screen.access)]} />
        ))}
      </Rows>
    </Part>
  )
}
