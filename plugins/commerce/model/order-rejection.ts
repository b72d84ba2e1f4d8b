import { ApiError } from '@kernel'

/** Statuses by which a server says that it has not done what it was asked. */
const rejectionStatuses = [400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 429]

/**
 * Whether a failed call clearly changed nothing on the server. After any other failure nobody knows: the server may have
 * stored the order and lost its answer (FLT-03).
 */
export const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && (error.isSignedOut || rejectionStatuses.includes(error.status))
