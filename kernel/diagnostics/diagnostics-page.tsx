import { useUnit } from 'effector-react'
import { $settings, $settingsFaults } from '../config/settings'
import { useTexts } from '../i18n/use-texts'
import { $failures } from '../plugin/diagnostics'
import { $registry } from '../plugin/registry-store'
import { PageHead } from '../routing/page-head'
import { PageNotFound } from '../routing/page-not-found'
import { kernelTexts } from '../texts'
import { Page, PageHeader } from '../ui/page/page'
import { CopyReport } from './copy-report'
import { FailureList } from './failure-list'
import { PluginList } from './plugin-list'
import { reportOf } from './report'
import { ScreenList } from './screen-list'
import { SettingsInForce } from './settings-in-force'
import { SlotList } from './slot-list'
import { VersionList } from './version-list'

/** What is on, what is off and why, and what went wrong: while developing, or where config.json allows it. */
export default function DiagnosticsPage() {
  const [settings, faults, registry, failures] = useUnit([$settings, $settingsFaults, $registry, $failures])
  const t = useTexts(kernelTexts)
  if (process.env.NODE_ENV !== 'development' && !settings.diagnostics) return <PageNotFound />
  const report = reportOf({ settings, faults, registry, failures })

  return (
    <Page width="wide">
      <PageHead title={t['diagnostics.title']()} description="" picture={undefined} />
      <PageHeader
        title={t['diagnostics.title']()}
        lead={t['diagnostics.lead']()}
        actions={<CopyReport report={report} />}
      />
      <PluginList plugins={report.plugins} />
      <FailureList failures={report.failures} />
      <SettingsInForce settings={report.settings} faults={report.faults} />
      <ScreenList screens={report.screens} />
      <SlotList slots={report.slots} />
      <VersionList versions={report.versions} />
    </Page>
  )
}
