import { addressOf, hrefOf, useCode, useSettings } from '@kernel'
import { useMemo, useState } from 'react'
import { lessonRoute } from '../contract'
import type { Lesson } from '../model/lesson'
import type { TranscriptReading } from '../model/transcript'
import coursesSettings from '../settings'

const loadGuide = () => import('./video-guide.lazy')

/** Whether a lesson may have chapters or a transcript: the code that finds them out is loaded only then. */
const mayHaveGuide = ({ description, attachments }: Lesson) =>
  /\d:\d\d/.test(description) || attachments.some(({ url }) => /\.(?:vtt|srt)\b/i.test(url))

/** Returns the chapters and transcripts of a lesson; undefined if it has none, and until they are known. */
export function useVideoGuide(lesson: Lesson) {
  const { code } = useCode(loadGuide, mayHaveGuide(lesson))
  const { files } = useSettings(coursesSettings)
  const { id, courseId, description, attachments, video } = lesson
  // Kept here, because the panel has another place when the window becomes wider or a device is turned.
  const [reading, onRead] = useState<TranscriptReading>({ searchText: '' })
  const guide = useMemo(
    () =>
      code?.guideOf({ description, attachments, video }, files, (at) =>
        addressOf(hrefOf(lessonRoute, {}, { course: courseId, lesson: id, at })),
      ),
    [code, id, courseId, description, attachments, video, files],
  )
  return guide && { ...guide, reading, onRead }
}
