import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { readMembers } from './group'

const text = groupsTexts.ref

/** The most characters that a group's name may have. */
export const longestName = 200

/** What the editor asks for (GRP-EDIT-01). The members stand in it as a text, so that a draft keeps them too. */
export const groupSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    notBlank(encodeMessage(text('editor.noName'))),
    v.maxLength(longestName, encodeMessage(text('editor.longName', { max: longestName }))),
  ),
  members: v.pipe(v.string(), v.transform(parseMembers)),
})

/** What is saved of a group. */
export type GroupDraft = v.InferOutput<typeof groupSchema>

/** Members as the form holds them. */
export const writeMembers = (members: readonly Member[]): string => JSON.stringify(members)

/** Members as the form holds them, read back; a draft comes from the browser's storage and may be anything. */
export function parseMembers(written: string): Member[] {
  try {
    return readMembers(JSON.parse(written))
  } catch {
    // No members are better than a form that cannot be opened.
    return []
  }
}
