import { useUnit } from 'effector-react'
import { $configIssues, $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { PageHead } from '../../core/navigation/page-head'
import { $failures } from '../../core/plugin/diagnostics'
import { $registry } from '../../core/plugin/registry-store'
import { Page, PageHeader } from '../../ui/page/page'
import PageNotFound from '../screen/page-not-found'
import { reportOf } from './report'
import {
  CopyReport,
  EffectiveSettings,
  FailureList,
  PluginList,
  ScreenList,
  SlotList,
  VersionList,
} from './sections'

/** Shows plugins, settings and failures; available in development and where config.json enables the page. */
export default function DiagnosticsPage() {
  const [settings, faults, registry, failures] = useUnit([$settings, $configIssues, $registry, $failures])
  const t = useTexts(kernelTexts)
  if (process.env.NODE_ENV !== 'development' && !settings.diagnostics) return <PageNotFound />
  const report = reportOf({ settings, faults, registry, failures })

  return (
    <Page width="wide">
      <PageHead title={t['diagnostics.title']()} />
      <PageHeader
        title={t['diagnostics.title']()}
        lead={t['diagnostics.lead']()}
        actions={<CopyReport report={report} />}
      />
      <PluginList plugins={report.plugins} />
      <FailureList failures={report.failures} />
      <EffectiveSettings settings={report.settings} faults={report.faults} />
      <ScreenList screens={report.screens} />
      <SlotList slots={report.slots} />
      <VersionList versions={report.versions} />
    </Page>
  )
}
