import { encodePathSegment } from '../parse/url'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}*`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

/** Type of the parameters of a path: `{ id: … }` for `'/course/:id'`. */
export type RouteParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string | number }

/** A reference to a screen, compared by `id`. One plugin declares the route, any plugin may link to it. */
export interface RouteRef<Path extends string = string> {
  readonly kind: 'route'
  readonly id: string
  readonly path: Path
}

/**
 * Declares the route of a screen.
 * @param id `owner/name`, unique in the product
 * @param path a react-router pattern that begins with a slash; `:name*` at its end is the rest of the path with its slashes
 * @example route('courses/details', '/course/:id')
 */
export function route<const Path extends string>(id: string, path: Path): RouteRef<Path> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Route id "${id}" must have the form owner/name.`)
  if (!/^\/(?![/\\\s])/.test(path))
    throw new Error(`Route "${id}": the path "${path}" must begin with one slash.`)
  return { kind: 'route', id, path }
}

/** Parameters of a query string; those with the value `undefined` are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** Builds the URL path of a route; encodes opaque ids (decision:tolerant-readers). @throws if a parameter is missing */
export function hrefOf<Path extends string>(
  ref: RouteRef<Path>,
  params?: RouteParams<Path>,
  query?: Query,
): string {
  const values: Readonly<Record<string, string | number | undefined>> = params ?? {}
  const path = ref.path.replace(/:(\w+)\*?/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Route "${ref.id}" needs the parameter "${name}".`)
    // Paths of public pages begin with @, which needs no encoding.
    return encodePathSegment(value).replaceAll('%40', '@')
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  const written = String(search)
  return written === '' ? path : `${path}?${written}`
}
