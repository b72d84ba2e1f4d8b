/** Example values of the mock data for route parameters. */
const examples = { ':id': '1', ':token': 'x' }
/** The route pattern of a public page does not contain the `@` with which its URLs start. */
const addresses = { '/:id': '/@ana.martins' }

/** An example URL of a route in the mock data. */
export const exampleUrl = (path) =>
  addresses[path] ?? Object.entries(examples).reduce((text, [name, value]) => text.replace(name, value), path)
