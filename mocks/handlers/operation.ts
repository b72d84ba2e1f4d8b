import type { operations } from '../../kernel/core/http/api.gen'
import type { World } from '../domain/world'
import type { Person } from '../world/world-state'

type Operations = operations
/** An operation id of openapi.yaml. */
export type OperationId = keyof Operations

/** Form fields are text unless they are files. */
type FormOf<Fields> = { [Name in keyof Fields]: Blob extends Fields[Name] ? Fields[Name] : string }

type BodyOf<Id extends OperationId> = Operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content extends { 'multipart/form-data': infer Form }
      ? FormOf<Form>
      : undefined
  : undefined

type PathOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Path }
  ? { [Name in keyof Path]: string }
  : Record<string, never>

type QueryOf<Id extends OperationId> = Operations[Id]['parameters'] extends { query: infer Query }
  ? { [Name in keyof Query]: string }
  : Record<string, never>

type GoodOf<Id extends OperationId> = Operations[Id]['responses'] extends { 200: { content: infer Content } }
  ? Content[keyof Content]
  : never

type AnswerOf<Id extends OperationId> =
  | GoodOf<Id>
  | (Operations[Id]['responses'] extends { 204: unknown } ? undefined : never)

/** The input of a handler. */
export interface Call<Id extends OperationId, Viewer> {
  world: World
  viewer: Viewer
  /** The bearer token, or an empty string. */
  token: string
  body: BodyOf<Id>
  path: PathOf<Id>
  query: QueryOf<Id>
  /** Origin of the calling page, for links back to it. */
  origin: string
}

/** Who may call an operation: everyone (`open`), or signed-in members only. */
export type Access = 'open' | 'member'

/** An operation without its types, as the router uses it. */
export interface Operation {
  id: OperationId
  method: string
  /** Path as in openapi.yaml, with {parameters}. */
  path: string
  access: Access
  handle(call: UntypedCall): Promise<unknown>
}

/** A call without its types; valid if the server has a contract check. */
export interface UntypedCall {
  world: World
  viewer: Person | undefined
  token: string
  body: unknown
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  origin: string
}

type Handler<Id extends OperationId, Viewer> = (
  call: Call<Id, Viewer>,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>

function define<Id extends OperationId, Viewer>(
  access: Access,
  id: Id,
  route: string,
  handler: Handler<Id, Viewer>,
): Operation {
  const [method = 'GET', path = '/'] = route.split(' ')
  // The contract check has validated the call, so the cast is safe.
  return { id, method, path, access, handle: async (call) => handler(call as unknown as Call<Id, Viewer>) }
}

/**
 * Defines an operation for signed-in users; others get 401.
 *
 * @example
 * member('reactToPost', 'POST /api/post/react', ({ world, viewer, body }) => react(world, viewer, body))
 */
export const member = <Id extends OperationId>(
  id: Id,
  route: string,
  handler: Handler<Id, Person>,
): Operation => define('member', id, route, handler)

/** Defines an operation for everyone; `viewer` is set when a valid token was sent. */
export const open = <Id extends OperationId>(
  id: Id,
  route: string,
  handler: Handler<Id, Person | undefined>,
): Operation => define('open', id, route, handler)
