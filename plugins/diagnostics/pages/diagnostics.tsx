import { $configIssues, $failures, $registry, $settings, useTexts } from '@kernel'
import { Page, PageHeader } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { reportOf } from '../model/deployment-report'
import { diagnosticsTexts } from '../texts'
import {
  CopyReport,
  EffectiveSettings,
  FailureList,
  OtherSections,
  PluginList,
  ScreenList,
  SlotList,
  VersionList,
} from '../ui/sections'

export default function DiagnosticsPage() {
  const [settings, faults, registry, failures] = useUnit([$settings, $configIssues, $registry, $failures])
  const t = useTexts(diagnosticsTexts)
  const report = reportOf({ settings, faults, registry, failures })

  return (
    <Page width="wide">
      <PageHeader title={t.title()} lead={t.lead()} actions={<CopyReport report={report} />} />
      <PluginList plugins={report.plugins} />
      <FailureList failures={report.failures} />
      <OtherSections />
      <EffectiveSettings settings={report.settings} faults={report.faults} />
      <ScreenList screens={report.screens} />
      <SlotList slots={report.slots} />
      <VersionList versions={report.versions} />
    </Page>
  )
}
