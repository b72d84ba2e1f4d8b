import type { operations } from '../../kernel/core/http/api.gen'
import type { World } from '../domain/world'
import type { Person } from '../world/world-state'

type Operations = operations
/** The name of an operation in openapi.yaml. */
export type OperationId = keyof Operations

/** In a form everything but a file is text. */
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

/** What a handler is told of a call. */
export interface Call<Id extends OperationId, Viewer> {
  world: World
  viewer: Viewer
  /** The bearer token as sent; empty without one. */
  token: string
  body: BodyOf<Id>
  path: PathOf<Id>
  query: QueryOf<Id>
  /** The address of the page that called, for links that lead back to it. */
  origin: string
}

/** Who may call: `open` to everybody, or a signed-in `member`. */
export type Access = 'open' | 'member'

/** One operation as the router sees it, its types worn off. */
export interface Operation {
  id: OperationId
  method: string
  /** As in openapi.yaml, with {parameters}. */
  path: string
  access: Access
  handle(call: UntypedCall): Promise<unknown>
}

/** What the pipeline hands over; the contract check has looked at it, or nobody has. */
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
  // The one place where untyped calls become typed ones: the pipeline checks them against the contract.
  return { id, method, path, access, handle: async (call) => handler(call as unknown as Call<Id, Viewer>) }
}

/**
 * An operation for signed-in users; the pipeline answers 401 to everybody else.
 *
 * @example
 * member('reactToPost', 'POST /api/post/react', ({ world, viewer, body }) => react(world, viewer, body))
 */
export const member = <Id extends OperationId>(
  id: Id,
  route: string,
  handler: Handler<Id, Person>,
): Operation => define('member', id, route, handler)

/** An operation for everybody; `viewer` is there when a valid token came along. */
export const open = <Id extends OperationId>(
  id: Id,
  route: string,
  handler: Handler<Id, Person | undefined>,
): Operation => define('open', id, route, handler)
