import type { PathsWithMethod } from 'openapi-typescript-helpers'
import type { components, paths } from './api.gen'

/** A type of openapi.yaml. @example Schema<'Post'> */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type ReadablePath = PathsWithMethod<paths, 'get'>
