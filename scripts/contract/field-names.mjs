/** Maximum number of messages per response, since a long list would repeat the same message. */
const most = 5

/**
 * Finds probable mistakes that the schema accepts as unknown fields: documented fields in another spelling
 * (`PictureURL`), and objects without any documented field (`{ data: … }`).
 *
 * @param {object} document openapi.yaml
 */
export function fieldNameIssues(document, schema, value, where = 'body') {
  const found = new Set()
  look(document, schema, value, where, found)
  return [...found].slice(0, most)
}

function look(document, schema, value, where, found) {
  if (typeof value !== 'object' || value === null || found.size >= most) return
  const shapes = shapesOf(document, schema)
  if (Array.isArray(value)) {
    const items = shapes.find((shape) => shape.items)?.items
    for (const item of items ? value : []) look(document, items, item, `${where}[]`, found)
    return
  }
  const properties = Object.assign({}, ...shapes.map((shape) => shape.properties ?? {}))
  const names = Object.keys(properties)
  const given = Object.keys(value)
  if (names.length === 0) return
  if (given.length > 0 && !given.some((name) => names.includes(name)))
    found.add(`${where} has none of the documented fields, but ${given.slice(0, 3).join(', ')}`)
  for (const name of given) {
    if (names.includes(name)) look(document, properties[name], value[name], `${where}.${name}`, found)
    const meant = names.find((other) => other !== name && plain(other) === plain(name))
    if (meant && !(meant in value) && !names.includes(name))
      found.add(`${where}.${name} is spelled ${meant} in the contract`)
  }
}

const plain = (name) => name.toLowerCase().replaceAll(/[-_]/g, '')

/** Lists a schema and the schemas that it is composed of. */
function shapesOf(document, schema) {
  if (!schema) return []
  const followed = schema.$ref ? shapesOf(document, at(document, schema.$ref)) : []
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [schema, ...followed, ...parts.flatMap((part) => shapesOf(document, part))]
}

const at = (document, reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((node, name) => node?.[name], document)

/** Returns the JSON schema of an operation's successful response. */
export function answerSchema(document, { responses }) {
  const answer = responses['200']
  return (answer?.$ref ? at(document, answer.$ref) : answer)?.content?.['application/json']?.schema
}
