import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { Access } from '../../core/plugin/slot'

export function useAccessLabels(): (access: Access) => string {
  const t = useTexts(kernelTexts)
  const labels = {
    member: t['diagnostics.access.member'],
    visitor: t['diagnostics.access.visitor'],
    anyone: t['diagnostics.access.anyone'],
  }
  return (access) => labels[access]()
}
