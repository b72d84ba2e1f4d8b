import type { components } from './api.gen'

/** A type of openapi.yaml. @example Schema<'Post'> */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
