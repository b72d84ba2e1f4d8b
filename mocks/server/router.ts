import type { Operation } from '../handlers/operation'

export interface Match<Route> {
  route: Route
  path: Record<string, string>
}

export type Routable = Pick<Operation, 'method' | 'path'>

export interface Router<Route> {
  match(method: string, path: string): Match<Route> | undefined
  /** Whether the path exists with any method. */
  knows(path: string): boolean
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith('{')

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (isParameter(expected)) values[expected.slice(1, -1)] = decodeURIComponent(segment)
    else if (expected.toLowerCase() !== segment.toLowerCase()) return undefined
  }
  return values
}

/** Routes by method and case-insensitive path; a fixed segment takes precedence over a parameter. */
export function createRouter<Route extends Routable>(routes: readonly Route[]): Router<Route> {
  const patterns = routes
    .map((route) => ({ route, segments: segmentsOf(route.path) }))
    .sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)

  return {
    match(method, path) {
      const segments = segmentsOf(path)
      for (const { route, segments: pattern } of patterns) {
        if (route.method !== method) continue
        const values = matchSegments(pattern, segments)
        if (values) return { route, path: values }
      }
      return undefined
    },
    knows: (path) => patterns.some(({ segments }) => matchSegments(segments, segmentsOf(path)) !== undefined),
  }
}
