import type { PathsWithMethod } from 'openapi-typescript-helpers'
import type { paths } from './api.gen'

/** The path of a GET as openapi.yaml writes it, for example `/api/course/ById/{id}`. */
export type ReadablePath = PathsWithMethod<paths, 'get'>
