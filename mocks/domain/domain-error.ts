/** Error messages by field, as in the `errors` of a problem response. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A violated domain rule; the pipeline turns the error into a problem response. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly status: number
  readonly title: string
  readonly errors: FieldErrors | undefined

  constructor(status: number, title: string, detail: string, errors?: FieldErrors) {
    super(detail)
    this.status = status
    this.title = title
    this.errors = errors
  }
}

/** 400 with a message for one field. */
export const invalid = (field: string, message: string): DomainError =>
  new DomainError(400, 'One or more validation errors occurred.', message, { [field]: [message] })

/** 401: missing or wrong credentials. */
export const unauthorized = (detail: string): DomainError => new DomainError(401, 'Unauthorized', detail)

export const unpaid = (detail: string): DomainError => new DomainError(402, 'Payment required', detail)

/** 403: signed in but not allowed. */
export const forbidden = (detail: string): DomainError => new DomainError(403, 'Forbidden', detail)

/** 404: the record does not exist, or the caller may not see it. */
export const notFound = (what: string): DomainError =>
  new DomainError(404, 'Not found', `There is no such ${what}.`)

/** 409: the call conflicts with the current state. */
export const conflict = (detail: string): DomainError => new DomainError(409, 'Conflict', detail)

export const tooLarge = (detail: string): DomainError => new DomainError(413, 'Payload too large', detail)
