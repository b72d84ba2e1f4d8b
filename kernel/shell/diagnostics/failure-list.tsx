import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { DeploymentReport } from './report'
import { Code, CodeBlock, Section } from './section'

const list = css({ display: 'grid', gap: '3' })

/** List of plugin failures, newest first. */
export function FailureList({ failures }: Pick<DeploymentReport, 'failures'>) {
  const t = useTexts(kernelTexts)
  return (
    <Section title={t['diagnostics.failures']()}>
      {failures.length === 0 ? (
        <p>{t['diagnostics.failures.none']()}</p>
      ) : (
        <ol role="list" className={list}>
          {failures.toReversed().map(({ plugin, entry, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: failures have no id and are only appended
            <li key={failures.length - index} className={list}>
              <p>
                <Code>{`${plugin} · ${entry}`}</Code>
              </p>
              <CodeBlock>{error}</CodeBlock>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
