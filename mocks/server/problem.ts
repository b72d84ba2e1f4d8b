import { DomainError, type FieldErrors } from '../domain/domain-error'
import type { Answer } from './reply'

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Payload too large',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
}

export interface Problem {
  title?: string
  detail: string
  errors?: FieldErrors | undefined
}

/** An error response in the format of RFC 9457. */
export function problem(status: number, { title, detail, errors }: Problem): Answer {
  const body = {
    type: 'about:blank',
    title: title ?? titles[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  }
  return {
    kind: 'answer',
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(body),
  }
}

/** Maps a domain error to its response; any other error is a bug of this server. */
export function problemOf(error: unknown): Answer {
  if (error instanceof DomainError)
    return problem(error.status, { title: error.title, detail: error.message, errors: error.errors })
  return problem(500, { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
