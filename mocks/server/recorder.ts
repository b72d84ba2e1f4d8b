const longest = 500

/** A request as tests look at it. */
export interface RecordedRequest {
  method: string
  /** As sent, casing included. */
  path: string
  query: Record<string, string>
  headers: { authorization: boolean; 'x-xsrf-token': string | null; 'content-type': string | null }
  body: unknown
  /** The operation it was, if any. */
  operationId: string | null
}

/** Remembers the last 500 requests. */
export interface Recorder {
  record(request: RecordedRequest): void
  list(): readonly RecordedRequest[]
  clear(): void
}

export function createRecorder(): Recorder {
  let requests: RecordedRequest[] = []
  return {
    record(request) {
      requests.push(request)
      if (requests.length > longest) requests.shift()
    },
    list: () => requests,
    clear() {
      requests = []
    },
  }
}
