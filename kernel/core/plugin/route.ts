import { encodePathSegment } from '../parse/encode-path-segment'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a path names: `'/course/:id'` needs `{ id }`. */
export type RouteParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string | number }

/** A reference to a screen. Its owner declares it, anyone may link to it; compared by `id`. */
export interface RouteRef<Path extends string = string> {
  readonly kind: 'route'
  readonly id: string
  readonly path: Path
}

/**
 * Declares the address of a screen.
 *
 * @param id `owner/name`, unique in the product
 * @param path react-router pattern beginning with a slash
 * @throws when the id or the path has not that form: a mistake of the plugin's author
 * @example
 * export const courseRoute = route('courses/details', '/course/:id')
 */
export function route<const Path extends string>(id: string, path: Path): RouteRef<Path> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Route id "${id}" must have the form owner/name.`)
  if (!/^\/(?![/\\\s])/.test(path))
    throw new Error(`Route "${id}": the path "${path}" must begin with one slash.`)
  return { kind: 'route', id, path }
}

/** Values of a query string; `undefined` leaves one out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/**
 * The address of a route with its parameters filled in and encoded (ids are opaque, decision:tolerant-readers).
 *
 * @throws when a parameter of the path is missing
 */
export function hrefOf<Path extends string>(
  ref: RouteRef<Path>,
  params?: RouteParams<Path>,
  query?: Query,
): string {
  const values: Readonly<Record<string, string | number | undefined>> = params ?? {}
  const path = ref.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Route "${ref.id}" needs the parameter "${name}".`)
    // "@" is what a public page's address begins with; it is harmless in a path and nicer to read.
    return encodePathSegment(value).replaceAll('%40', '@')
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
