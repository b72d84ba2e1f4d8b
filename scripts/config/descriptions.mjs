import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Copies the docstrings of the valibot schemas into the JSON Schema as descriptions for editors.
 *
 * @param {object} schema the schema of config.json
 */
export function withDescriptions(root, schema) {
  const { properties } = withDocs(schema, docsOf(join(root, 'kernel/core/config/schema.ts')))
  const ofPlugins = Object.entries(properties.plugins.properties).map(
    ([
      id,
      {
        anyOf: [flag, settings],
      },
    ]) => {
      const file = join(root, 'plugins', id, 'settings.ts')
      return [id, { anyOf: [flag, existsSync(file) ? withDocs(settings, docsOf(file)) : settings] }]
    },
  )
  const plugins = { ...properties.plugins, properties: Object.fromEntries(ofPlugins) }
  return { ...schema, properties: { ...properties, plugins } }
}

/** Lists the docstrings of the keys of the exported `v.object({…})`, including nested keys. */
function docsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  const objects = source.statements
    .filter((statement) => ts.isVariableStatement(statement) && statement.modifiers?.length)
    .map(firstObject)
  return objects.filter(Boolean).map(keysOf)[0] ?? {}
}

function firstObject(node) {
  if (ts.isCallExpression(node) && /^v\.(?:object|looseObject)$/.test(node.expression.getText())) {
    return node.arguments[0]
  }
  return ts.forEachChild(node, firstObject)
}

const keysOf = (object) =>
  Object.fromEntries(
    object.properties.map((property) => {
      const inner = firstObject(property.initializer)
      return [property.name.getText(), { text: docOf(property), keys: inner ? keysOf(inner) : {} }]
    }),
  )

const docOf = (property) =>
  ts
    .getJSDocCommentsAndTags(property)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))
    .join(' ')
    .replace(/\s+/g, ' ')

function withDocs(schema, docs) {
  const properties = Object.entries(schema.properties).map(([key, value]) => {
    const { text, keys } = docs[key] ?? {}
    const inner = keys && value.properties ? withDocs(value, keys) : value
    return [key, text ? { description: text, ...inner } : inner]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
