import { css } from 'styled-system/css'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Block, Code, Part } from './part'
import type { DeploymentReport } from './report'

const list = css({ display: 'grid', gap: '3' })

/** What screens and entries failed with, the newest first. */
export function FailureList({ failures }: Pick<DeploymentReport, 'failures'>) {
  const t = useTexts(kernelTexts)
  return (
    <Part title={t['diagnostics.failures']()}>
      {failures.length === 0 ? (
        <p>{t['diagnostics.failures.none']()}</p>
      ) : (
        <ol role="list" className={list}>
          {failures.toReversed().map(({ plugin, entry, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a failure has nothing but its place in the list
            <li key={failures.length - index} className={list}>
              <p>
                <Code>{`${plugin} · ${entry}`}</Code>
              </p>
              <Block>{error}</Block>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
