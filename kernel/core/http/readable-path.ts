import type { PathsWithMethod } from 'openapi-typescript-helpers'
import type { paths } from './api.gen'

export type ReadablePath = PathsWithMethod<paths, 'get'>
