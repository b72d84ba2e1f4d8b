import { ApiError } from '@kernel'
import { fetchFile } from '@kernel/parts'
import { queryOptions } from '@tanstack/react-query'
import { maxTranscriptSize, readTranscript } from '../model/transcript'

/**
 * Query of the lines of a transcript, a file of a lesson. They stay until the session ends.
 *
 * @param host URL of a host that the deployment has set
 * @throws ApiError `invalid-response` for a file that is no transcript
 */
export const transcriptQuery = (url: string, host: string) =>
  queryOptions({
    queryKey: ['courses/transcript', url],
    queryFn: async ({ signal }) => {
      const lines = readTranscript(
        await fetchFile(url, { maxSize: maxTranscriptSize, hosts: [host], signal }),
      )
      if (!lines) throw new ApiError('invalid-response')
      return lines
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
