/** Somebody and something of the mock world, where a route has a parameter. */
const examples = { ':id': '1', ':token': 'x' }
/** A public page begins with a sign that its pattern does not show. */
const addresses = { '/:id': '/@ana.martins' }

/** An address of a route that can be opened in the mock world. */
export const exampleUrl = (path) =>
  addresses[path] ?? Object.entries(examples).reduce((text, [name, value]) => text.replace(name, value), path)
