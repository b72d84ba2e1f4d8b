import { useSettings } from '@kernel'
import { isOwnFile } from '@kernel/parts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Course } from '../model/course'
import { lessonsOf } from '../model/progress'
import { isTranscriptFile, type TranscriptLine } from '../model/transcript'
import coursesSettings from '../settings'
import { createLimiter, limitCalls } from './create-limiter'
import { transcriptQuery } from './transcript-query'

const limit = createLimiter()

/** The transcripts of a course by lesson: those that were read before, or all of them if they are wanted. */
export function useTranscripts(course: Course | undefined, isWanted: boolean) {
  const { files: host } = useSettings(coursesSettings)
  const files = useMemo(
    () =>
      (course ? lessonsOf(course) : []).flatMap(({ id, attachments }) => {
        const file = attachments.find((one) => isTranscriptFile(one) && isOwnFile(one.url, [host]))
        return file && id !== undefined ? [{ lesson: String(id), url: file.url }] : []
      }),
    [course, host],
  )
  const combine = useCallback(
    (results: UseQueryResult<readonly TranscriptLine[]>[]) => ({
      read: new Map(
        results.flatMap(({ data }, index) => (data ? [[files[index]?.lesson ?? '', data] as const] : [])),
      ),
      missing: results.filter(({ data, isError }) => !data && !isError).length,
      failed: results.filter(({ isError }) => isError),
    }),
    [files],
  )
  return useQueries({
    queries: files.map(({ url }) => ({
      ...limitCalls(transcriptQuery(url, host), limit),
      enabled: isWanted,
    })),
    combine,
  })
}
