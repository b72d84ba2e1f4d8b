import { ApiError } from '@kernel'

/** HTTP statuses by which a server states that it changed nothing. */
const rejectionStatuses = [400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 429]

/**
 * Whether a failed call certainly changed nothing on the server. Any other failure may hide a stored order whose
 * answer was lost.
 */
export const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && (error.isSignedOut || rejectionStatuses.includes(error.status))
