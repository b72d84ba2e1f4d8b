/** Values for route parameters, with which the mock data has a screen. */
const examples = { ':id': '1', ':token*': 'x' }
/** URLs with ids of the mock data; that of a public page has an `@` before its parameter. */
const addresses = {
  '/:id': '/@ana.martins',
  '/course/:id': '/course/1441',
  '/course/learn/:id': '/course/learn/1441',
  '/post/:id': '/post/2288',
  '/editPost/:id': '/editPost/2288',
}

/** Returns the URL with which to measure a route. */
export const exampleUrl = (path) =>
  addresses[path] ?? Object.entries(examples).reduce((text, [name, value]) => text.replace(name, value), path)
