import { type Access, type EntryKind, type PluginReport, useTexts, useTranslate } from '@kernel'
import { SlotEntryView, useCopy, useSlotEntries } from '@kernel/parts'
import { Alert, Badge, Button, Card, copyIcon, Field, Textarea } from '@kernel/ui'
import { type ReactNode, useId } from 'react'
import { css } from 'styled-system/css'
import { diagnosticsSections } from '../contract'
import type { DeploymentReport } from '../model/deployment-report'
import { diagnosticsTexts } from '../texts'

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
  const t = useTexts(diagnosticsTexts)
  const reasons: Readonly<Record<string, (() => string) | undefined>> = {
    disabled: t['reason.disabled'],
    'missing-requirement': t['reason.missing-requirement'],
    'duplicate-id': t['reason.duplicate-id'],
    failed: t['reason.failed'],
    'bad-settings': t['reason.bad-settings'],
    awaited: t['reason.awaited'],
    late: t['reason.late'],
    unreachable: t['reason.unreachable'],
    blocked: t['reason.blocked'],
    integrity: t['reason.integrity'],
    'no-manifest': t['reason.no-manifest'],
    'wrong-version': t['reason.wrong-version'],
  }
  // A reason without a text is shown as its code.
  const labelOf = (reason: string | undefined) => reason && (reasons[reason]?.() ?? reason)

  return (
    <Section title={t.plugins()}>
      <Rows>
        {plugins.map(({ id, on, reason, detail }) => (
          <Row key={id} name={id} notes={[labelOf(reason), detail]}>
            <Badge tone={on ? 'success' : reason === 'disabled' ? 'neutral' : 'danger'}>
              {on ? t.on() : t.off()}
            </Badge>
          </Row>
        ))}
      </Rows>
    </Section>
  )
}

const failureList = css({ display: 'grid', gap: '3' })

export function FailureList({ failures }: Pick<DeploymentReport, 'failures'>) {
  const t = useTexts(diagnosticsTexts)
  return (
    <Section title={t.failures()}>
      {failures.length === 0 ? (
        <p>{t['failures.none']()}</p>
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

export function OtherSections() {
  const translate = useTranslate()
  return useSlotEntries(diagnosticsSections).map((entry) => (
    <Section key={entry.id} title={entry.label ? translate(entry.label) : entry.id}>
      <SlotEntryView entry={entry} props={{}} />
    </Section>
  ))
}

export function EffectiveSettings({ settings, faults }: Pick<DeploymentReport, 'settings' | 'faults'>) {
  const t = useTexts(diagnosticsTexts)
  return (
    <Section title={t.settings()}>
      {faults.length > 0 && (
        <Alert tone="warning" title={t.faults()}>
          <Rows>
            {faults.map(({ key, value, expected }) => (
              <Row
                key={key}
                name={key || 'config.json'}
                notes={[
                  t['fault.value']({ value: JSON.stringify(value) ?? '' }),
                  t['fault.expected']({ expected }),
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
  const t = useTexts(diagnosticsTexts)
  const access = useAccessLabels()
  return (
    <Section title={t.screens()}>
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
  const t = useTexts(diagnosticsTexts)
  const access = useAccessLabels()
  const kind = useKindLabels()
  const reasons = {
    removed: t['leftOut.removed'],
    unreachable: t['leftOut.unreachable'],
  }
  return (
    <Section title={t.slots()}>
      <div className={slotList}>
        {slots.map((slot) => (
          <div key={slot.id} className={slotSection}>
            <h3 className={slotName}>{slot.id}</h3>
            {slot.takes.length > 0 && (
              <p className={slotNote}>{t.takes({ kinds: slot.takes.map(kind).join(', ') })}</p>
            )}
            {slot.entries.length === 0 ? (
              <p className={slotNote}>{t['slots.empty']()}</p>
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
  const t = useTexts(diagnosticsTexts)
  return (
    <Section title={t.versions()}>
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
  const t = useTexts(diagnosticsTexts)
  const { copy, fallbackText, fallbackRef } = useCopy(diagnosticsTexts.ref('copied'))

  return (
    <div className={reportColumn}>
      <Button variant="soft" icon={copyIcon} onClick={() => copy(JSON.stringify(report, null, 2))}>
        {t.copy()}
      </Button>
      {fallbackText && (
        <Field label={t.copyByHand()}>
          <Textarea ref={fallbackRef} readOnly rows={6} value={fallbackText} />
        </Field>
      )}
    </div>
  )
}

function useAccessLabels(): (access: Access) => string {
  const t = useTexts(diagnosticsTexts)
  const labels = {
    member: t['access.member'],
    visitor: t['access.visitor'],
    anyone: t['access.anyone'],
  }
  return (access) => labels[access]()
}

function useKindLabels(): (kind: EntryKind) => string {
  const t = useTexts(diagnosticsTexts)
  const labels = {
    component: t['kind.component'],
    section: t['kind.section'],
    link: t['kind.link'],
    'menu item': t['kind.menuItem'],
    shortcut: t['kind.shortcut'],
    'checklist item': t['kind.checklistItem'],
    'background component': t['kind.background'],
    value: t['kind.value'],
    function: t['kind.function'],
  }
  return (kind) => labels[kind]()
}
