import type { PathsWithMethod } from 'openapi-typescript-helpers'
import type { paths } from './api.gen'

/** Path of a GET in openapi.yaml: `/api/course/ById/{id}`. */
export type ReadablePath = PathsWithMethod<paths, 'get'>
