/**
 * Calls that browsers, the hub library or the boot script make without the generated client, each with a file and a
 * text in it that belongs to the call.
 * @type {Readonly<Record<string, readonly [file: string, text: string]>>}
 */
const callsWithoutClient = {
  'GET /posts/images/{name}': ['kernel/kit/parts/images/file-url.ts', '/images/'],
  'GET /profile/images/{name}': ['kernel/kit/parts/images/file-url.ts', "kind: 'posts' | 'profile'"],
  'GET /assets/i18n/{lang}.json': ['kernel/core/i18n/load-texts.ts', '/assets/i18n/'],
  'POST /MessageHub/negotiate': ['plugins/messaging/settings.ts', "'/MessageHub'"],
}
const methods = ['get', 'post', 'put', 'delete', 'patch']

/**
 * Finds the calls in a source file that are made with the generated client; skips examples in comments.
 * @returns {string[]} such as `GET /api/post/feed`
 */
const callsIn = (text) =>
  [
    ...text
      .replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '')
      .matchAll(/\b(?:api\s*\.(GET|POST|PUT|DELETE|PATCH)|apiQuery)(?:<[^(]*>)?\(\s*'([^']+)'/g),
  ].map(([, method = 'GET', path]) => `${method} ${path}`)

const handlersIn = (text) =>
  [...text.matchAll(/\b(?:open|member)\(\s*'\w+',\s*'([A-Z]+ [^']+)'/g)].map(([, call]) => call)

/**
 * Compares a contract with the mock handlers and the callers of its operations (EXT-05).
 *
 * @param {{ paths: Record<string, Record<string, { operationId: string }>> }} contract
 * @param {{ handlers: string[], product: string[] }} sources texts of the files with mock handlers, and of the product
 * @returns {string[]} one sentence for each missing part
 */
export function missingParts({ paths }, { handlers, product }) {
  const handled = new Set(handlers.flatMap(handlersIn))
  const called = new Set(product.flatMap(callsIn))
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({ call: `${method.toUpperCase()} ${path}`, id: item[method].operationId })),
  )
  const known = new Set(operations.map(({ call }) => call))
  return [
    ...operations
      .filter(({ call }) => !handled.has(call) && !(call in callsWithoutClient))
      .map(
        ({ call, id }) =>
          `${id} (${call}) has no mock handler: add open('${id}', '${call}', …) or member(…).`,
      ),
    ...operations
      .filter(({ call }) => !called.has(call) && !(call in callsWithoutClient))
      .map(({ call, id }) => `${id} (${call}) is never called: call api.${call.replace(' ', "('")}', …).`),
    ...[...handled]
      .filter((call) => !known.has(call))
      .map((call) => `The mock handler of ${call} has no operation in openapi.yaml.`),
  ]
}
