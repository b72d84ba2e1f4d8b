import type { components } from '../../kernel/core/http/api.gen'

/** A schema of openapi.yaml by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
