import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { Badge } from '../../ui/badge/badge'
import type { DeploymentReport } from './report'
import { Row, Rows, Section } from './section'
import { useAccessLabels } from './use-access-labels'
import { useKindLabels } from './use-kind-labels'

const name = css({ textStyle: 'label', overflowWrap: 'anywhere' })
const note = css({ textStyle: 'small', color: 'quiet' })
const slots = css({ display: 'grid', gap: '5' })
const slotSection = css({ display: 'grid', gap: '1', minW: '0' })

/** List of slots with what they take; entries that are not shown come last, with the reason. */
export function SlotList({ slots: all }: Pick<DeploymentReport, 'slots'>) {
  const t = useTexts(kernelTexts)
  const access = useAccessLabels()
  const kind = useKindLabels()
  const reasons = {
    removed: t['diagnostics.leftOut.removed'],
    unreachable: t['diagnostics.leftOut.unreachable'],
  }
  return (
    <Section title={t['diagnostics.slots']()}>
      <div className={slots}>
        {all.map((slot) => (
          <div key={slot.id} className={slotSection}>
            <h3 className={name}>{slot.id}</h3>
            {slot.takes.length > 0 && (
              <p className={note}>{t['diagnostics.takes']({ kinds: slot.takes.map(kind).join(', ') })}</p>
            )}
            {slot.entries.length === 0 ? (
              <p className={note}>{t['diagnostics.slots.empty']()}</p>
            ) : (
              <Rows>
                {slot.entries.map((entry) => (
                  <Row
                    key={entry.id}
                    name={entry.id}
                    notes={[entry.plugin, kind(entry.kind), access(entry.access)]}
                  >
                    {entry.leftOut && <Badge tone="warning">{reasons[entry.leftOut]()}</Badge>}
                  </Row>
                ))}
              </Rows>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}
