import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { EntryKind } from '../../core/plugin/slot'

export function useKindLabels(): (kind: EntryKind) => string {
  const t = useTexts(kernelTexts)
  const labels = {
    component: t['diagnostics.kind.component'],
    section: t['diagnostics.kind.section'],
    link: t['diagnostics.kind.link'],
    'menu item': t['diagnostics.kind.menuItem'],
    shortcut: t['diagnostics.kind.shortcut'],
    'checklist item': t['diagnostics.kind.checklistItem'],
    'background component': t['diagnostics.kind.background'],
  }
  return (kind) => labels[kind]()
}
