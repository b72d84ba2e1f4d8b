import type { components } from '../../kernel/core/http/api.gen'

/** A type of the contract by its name in openapi.yaml. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
