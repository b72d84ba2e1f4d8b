const maxRequests = 500

export interface RecordedRequest {
  method: string
  /** Path of the request in its original letter case. */
  path: string
  query: Record<string, string>
  headers: { authorization: boolean; 'x-xsrf-token': string | null; 'content-type': string | null }
  body: unknown
  /** The operation id, or null for an unknown URL. */
  operationId: string | null
}

/** Keeps the last 500 requests. */
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
      if (requests.length > maxRequests) requests.shift()
    },
    list: () => requests,
    clear() {
      requests = []
    },
  }
}
