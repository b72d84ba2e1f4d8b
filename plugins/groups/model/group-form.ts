import { asRecord, type Id, readId, readList } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { readMembers } from './group'

const text = groupsTexts.ref

export const maxNameLength = 200

/**
 * The schema of the group editor. The members are what the person changed in them, written by {@link writeChanges}: drafts
 * store texts, and a draft with all members would undo what was saved on another device since.
 */
export const groupSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    notBlank(encodeMessage(text('editor.noName'))),
    v.maxLength(maxNameLength, encodeMessage(text('editor.longName', { max: maxNameLength }))),
  ),
  changes: v.string(),
})

export type GroupInput = v.InferOutput<typeof groupSchema>

/** Writes the difference between the saved and the chosen members; empty if there is none. */
export function writeChanges(saved: readonly Member[], chosen: readonly Member[]): string {
  const added = without(chosen, saved.map(idOf))
  const removed = without(saved, chosen.map(idOf)).map(idOf)
  return added.length + removed.length === 0 ? '' : JSON.stringify({ added, removed })
}

/** Returns the saved members with the written changes. These may come from a stored draft that is damaged. */
export function applyChanges(saved: readonly Member[], written: string): Member[] {
  try {
    const { added, removed } = asRecord(JSON.parse(written))
    return readMembers([...without(saved, readList(removed, readId)), ...readMembers(added)])
  } catch {
    // Ignore the changes, because a damaged draft must not prevent the editor from opening.
    return [...saved]
  }
}

const idOf = ({ userId }: Member) => userId

function without(members: readonly Member[], ids: readonly Id[]): Member[] {
  const left = new Set(ids.map(String))
  return members.filter(({ userId }) => !left.has(String(userId)))
}
