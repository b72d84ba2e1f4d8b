/** Values for route parameters, with which the mock data has a screen. */
const examples = { ':id': '1', ':token*': 'x' }
/** URLs of routes with another form than their pattern: the URL of a public page has an `@` before its parameter. */
const addresses = { '/:id': '/@ana.martins' }

/** Returns the URL with which to measure a route. */
export const exampleUrl = (path) =>
  addresses[path] ?? Object.entries(examples).reduce((text, [name, value]) => text.replace(name, value), path)
