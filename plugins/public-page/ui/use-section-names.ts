import { useSlotEntries } from '@kernel/parts'
import { publicPageSections } from '../contract'
import type { SectionName } from '../model/page-settings'

const names: readonly SectionName[] = ['courses', 'posts']

/** The sections that the owner can show or hide, as far as a plugin provides them. */
export function useSectionNames(): readonly SectionName[] {
  const entries = useSlotEntries(publicPageSections)
  return names.filter((name) => entries.some(({ segment }) => segment === name))
}
