import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { readMembers } from './group'

const text = groupsTexts.ref

export const maxNameLength = 200

/** The schema of the group editor. Members are a JSON string, because drafts cannot store lists. */
export const groupSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    notBlank(encodeMessage(text('editor.noName'))),
    v.maxLength(maxNameLength, encodeMessage(text('editor.longName', { max: maxNameLength }))),
  ),
  members: v.pipe(v.string(), v.transform(parseMembers)),
})

export type GroupDraft = v.InferOutput<typeof groupSchema>

export const writeMembers = (members: readonly Member[]): string => JSON.stringify(members)

/** Parses the members of the group form. They may come from a stored draft that is damaged. */
export function parseMembers(written: string): Member[] {
  try {
    return readMembers(JSON.parse(written))
  } catch {
    // Return no members, because a damaged draft must not prevent the editor from opening.
    return []
  }
}
