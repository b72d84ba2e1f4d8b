import { getInput } from '@formisch/react'
import { cleanLine } from '@kernel'
import { type FormStore, setFormInput, storedVideo } from '@kernel/parts'
import type { ClipboardEvent } from 'react'
import { type PostSchema, videoCode, videoOf } from '../model/post-draft'

/** Attaches a video when its URL is pasted into the text of a post that has no video yet. */
export function attachPastedVideo(event: ClipboardEvent, form: FormStore<PostSchema>): void {
  const pasted = cleanLine(event.clipboardData.getData('text/plain'))
  const video = /^https?:\/\/\S+$/.test(pasted) ? videoOf(pasted, '1') : undefined
  if (!video || getInput(form, { path: ['videoLink'] })) return
  event.preventDefault()
  setFormInput(form, { path: ['videoType'], input: videoCode(video) })
  setFormInput(form, { path: ['videoLink'], input: storedVideo(video) })
}
