import { cleanLine } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { readMembers } from './group'

const text = groupsTexts.ref

const maxNameLength = 200

export const groupSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    notBlank(encodeMessage(text('editor.noName'))),
    v.maxLength(maxNameLength, encodeMessage(text('editor.longName', { max: maxNameLength }))),
  ),
  members: v.custom<Member[]>(Array.isArray),
})

/** The members are edited as a list: a draft with all members would undo what was saved on another device since. */
export const groupLists = { members: { key: 'userId', read: readMembers } }

export type GroupInput = v.InferOutput<typeof groupSchema>

export const emptyGroup: GroupInput = { name: '', members: [] }
