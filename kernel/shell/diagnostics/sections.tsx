import { type ReactNode, useId } from 'react'
import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { PluginReport } from '../../core/plugin/registry'
import type { Access, EntryKind } from '../../core/plugin/slot'
import { useCopy } from '../../parts/copy/use-copy'
import { Alert } from '../../ui/alert/alert'
import { Badge } from '../../ui/badge/badge'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/textarea'
import { copyIcon } from '../../ui/icons/tools'
import type { DeploymentReport } from './report'

const section = css({ mb: '6', display: 'grid', gap: '4' })

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={section}>
      <h2 id={id} className={css({ textStyle: 'subheading' })}>
        {title}
      </h2>
      {children}
    </Card>
  )
}

const rows = css({ display: 'grid' })

function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={rows}>
      {children}
    </ul>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  rowGap: '1',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const note = css({ textStyle: 'small', color: 'quiet', minW: '0', overflowWrap: 'anywhere' })

function Row({
  name,
  children,
  notes = [],
}: {
  readonly name: string
  readonly children?: ReactNode
  readonly notes?: readonly (string | undefined)[]
}) {
  return (
    <li className={row}>
      <Code>{name}</Code>
      {children}
      {notes.filter(Boolean).map((text) => (
        <span key={text} className={note}>
          {text}
        </span>
      ))}
    </li>
  )
}

const code = css({ fontFamily: 'mono', fontSize: 'sm', minW: '0', overflowWrap: 'anywhere' })

function Code({ children }: { readonly children: ReactNode }) {
  return <code className={code}>{children}</code>
}

const block = css({
  fontFamily: 'mono',
  fontSize: 'xs',
  lineHeight: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bg: 'subtle',
  rounded: 'md',
  p: '3',
  w: 'full',
  minW: '0',
})

function CodeBlock({ children }: { readonly children: string }) {
  return <pre className={block}>{children}</pre>
}

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

const failureList = css({ display: 'grid', gap: '3' })

/** List of plugin failures, newest first. */
export function FailureList({ failures }: Pick<DeploymentReport, 'failures'>) {
  const t = useTexts(kernelTexts)
  return (
    <Section title={t['diagnostics.failures']()}>
      {failures.length === 0 ? (
        <p>{t['diagnostics.failures.none']()}</p>
      ) : (
        <ol role="list" className={failureList}>
          {failures.toReversed().map(({ plugin, entry, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: failures have no id and are only appended
            <li key={failures.length - index} className={failureList}>
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

const slotName = css({ textStyle: 'label', overflowWrap: 'anywhere' })
const slotNote = css({ textStyle: 'small', color: 'quiet' })
const slotList = css({ display: 'grid', gap: '5' })
const slotSection = css({ display: 'grid', gap: '1', minW: '0' })

/** List of slots with what they take; entries that are not shown come last, with the reason. */
export function SlotList({ slots }: Pick<DeploymentReport, 'slots'>) {
  const t = useTexts(kernelTexts)
  const access = useAccessLabels()
  const kind = useKindLabels()
  const reasons = {
    removed: t['diagnostics.leftOut.removed'],
    unreachable: t['diagnostics.leftOut.unreachable'],
  }
  return (
    <Section title={t['diagnostics.slots']()}>
      <div className={slotList}>
        {slots.map((slot) => (
          <div key={slot.id} className={slotSection}>
            <h3 className={slotName}>{slot.id}</h3>
            {slot.takes.length > 0 && (
              <p className={slotNote}>{t['diagnostics.takes']({ kinds: slot.takes.map(kind).join(', ') })}</p>
            )}
            {slot.entries.length === 0 ? (
              <p className={slotNote}>{t['diagnostics.slots.empty']()}</p>
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

const reportColumn = css({ display: 'grid', gap: '3', justifyItems: 'start' })

export function CopyReport({ report }: { readonly report: DeploymentReport }) {
  const t = useTexts(kernelTexts)
  const { copy, fallbackText, fallbackRef } = useCopy(kernelTexts.ref('diagnostics.copied'))

  return (
    <div className={reportColumn}>
      <Button variant="soft" icon={copyIcon} onClick={() => copy(JSON.stringify(report, null, 2))}>
        {t['diagnostics.copy']()}
      </Button>
      {fallbackText && (
        <Field label={t['diagnostics.copyByHand']()}>
          <Textarea ref={fallbackRef} readOnly rows={6} value={fallbackText} />
        </Field>
      )}
    </div>
  )
}

function useAccessLabels(): (access: Access) => string {
  const t = useTexts(kernelTexts)
  const labels = {
    member: t['diagnostics.access.member'],
    visitor: t['diagnostics.access.visitor'],
    anyone: t['diagnostics.access.anyone'],
  }
  return (access) => labels[access]()
}

function useKindLabels(): (kind: EntryKind) => string {
  const t = useTexts(kernelTexts)
  const labels = {
    component: t['diagnostics.kind.component'],
    section: t['diagnostics.kind.section'],
    link: t['diagnostics.kind.link'],
    'menu item': t['diagnostics.kind.menuItem'],
    shortcut: t['diagnostics.kind.shortcut'],
    'checklist item': t['diagnostics.kind.checklistItem'],
    'background component': t['diagnostics.kind.background'],
    value: t['diagnostics.kind.value'],
    function: t['diagnostics.kind.function'],
  }
  return (kind) => labels[kind]()
}
