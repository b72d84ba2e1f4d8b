/** Messages by field name, as a problem's `errors` carries them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The domain says no. The pipeline turns it into a problem answer. */
export class DomainError extends Error {
  override readonly name = 'Refusal'
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

/** 400: `field` holds something that cannot be accepted. */
export const invalid = (field: string, message: string): DomainError =>
  new DomainError(400, 'One or more validation errors occurred.', message, { [field]: [message] })

/** 401: nobody, or not who they say. */
export const unauthorized = (detail: string): DomainError => new DomainError(401, 'Unauthorized', detail)

/** 402: the payment did not go through. */
export const unpaid = (detail: string): DomainError => new DomainError(402, 'Payment required', detail)

/** 403: known, but not allowed. */
export const forbidden = (detail: string): DomainError => new DomainError(403, 'Forbidden', detail)

/** 404: there is no such thing, or not for this person. */
export const notFound = (what: string): DomainError =>
  new DomainError(404, 'Not found', `There is no such ${what}.`)

/** 409: it contradicts what is there. */
export const conflict = (detail: string): DomainError => new DomainError(409, 'Conflict', detail)

/** 413: the upload is too large. */
export const tooLarge = (detail: string): DomainError => new DomainError(413, 'Payload too large', detail)
