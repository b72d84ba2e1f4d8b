import { useTexts } from '../i18n/use-texts'
import type { Access } from '../plugin/entry'
import { kernelTexts } from '../texts'

/** Says for whom a screen or an entry is. */
export function useAccessWords(): (access: Access) => string {
  const t = useTexts(kernelTexts)
  const words = {
    member: t['diagnostics.access.member'],
    visitor: t['diagnostics.access.visitor'],
    anyone: t['diagnostics.access.anyone'],
  }
  return (access) => words[access]()
}
