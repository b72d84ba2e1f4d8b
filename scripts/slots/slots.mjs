import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * A slot, as its declaration describes it.
 *
 * @typedef {object} Slot
 * @property {string} id
 * @property {string} name of the exported constant
 * @property {string} file that declares it
 * @property {string[]} takes the kinds of entries
 * @property {string} text the docstring
 * @property {string[]} filledBy plugins of the product; a slot without any is experimental
 * @property {string} [place] the screens that draw it, and where on them: the tag `@place` of the docstring
 * @property {string} [example]
 * @property {Member[]} props
 * @property {Member[]} value what its hooks or functions return, and its members
 *
 * @typedef {{ name: string, type: string, text: string, of?: string, nested?: Member[] }} Member
 */

/**
 * Reads the slots that files declare. Reads only the syntax, which takes a tenth of the time of a type check.
 *
 * @param {string} root
 * @param {string[]} files
 * @param {string[]} manifests of the product's plugins
 * @returns {Promise<{ kinds: Member[], slots: Slot[] }>}
 */
export async function readSlots(root, files, manifests) {
  const fillers = new Map()
  for (const manifest of manifests) {
    const text = await readFile(join(root, manifest), 'utf8')
    const [, plugin = 'kernel'] = /^plugins\/([^/]+)/.exec(manifest) ?? []
    for (const [, name] of text.matchAll(/\bfill\((\w+)/g))
      fillers.set(name, new Set([...(fillers.get(name) ?? []), plugin]))
  }
  const sources = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8')
      return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    }),
  )
  const statements = sources.flatMap(({ statements }) => statements)
  const interfaces = new Map(statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]))
  const slots = statements.filter(ts.isVariableStatement).flatMap((one) => readSlot(one, interfaces))
  return {
    kinds: membersOf(interfaces.get('EntryKinds'), interfaces),
    slots: slots.map((slot) => ({ ...slot, filledBy: [...(fillers.get(slot.name) ?? [])] })),
  }
}

function readSlot(statement, interfaces) {
  const [{ name, initializer }] = statement.declarationList.declarations
  if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'slot')
    return []
  const [props, kind, value] = initializer.typeArguments ?? []
  return {
    id: initializer.arguments[0].text,
    name: name.text,
    file: statement.getSourceFile().fileName,
    takes: kind ? kindsIn(kind) : ['component', 'link'],
    ...docOf(statement),
    props: props ? withNested(membersOf(interfaces.get(props.getText()), interfaces), interfaces) : [],
    value: value ? withNested([{ name: 'value', type: oneLine(value.getText()), text: '' }], interfaces) : [],
  }
}

const kindsIn = (type) => (ts.isUnionTypeNode(type) ? type.types : [type]).map(({ literal }) => literal.text)

/** Lists the members of an interface, after those that it inherits; `of` is the interface that declares a member. */
function membersOf(declaration, interfaces) {
  const inherited = (declaration?.heritageClauses ?? []).flatMap(({ types }) => types)
  return [
    ...inherited.flatMap((type) => membersOf(interfaces.get(type.getText()), interfaces)),
    ...(declaration?.members ?? []).map((member) => ({
      of: declaration.name.text,
      name: member.name.text + (member.questionToken ? '?' : ''),
      type: oneLine(member.type.getText()),
      text: docOf(member).text,
    })),
  ]
}

const oneLine = (type) =>
  type
    .replace(/\/\*\*.*?\*\/|readonly /gs, '')
    .replace(/\{\s+/g, '{ ')
    .replace(/\s+\}/g, ' }')
    .replace(/\s*\n\s*/g, '; ')

/** Adds to each member the members of the interfaces that its type names: `post` has `post.id`. */
const withNested = (members, interfaces) =>
  members.map((member) => {
    const named = [
      ...`${member.name}: ${member.type}`.matchAll(/([\w.[\]]*\w)\??: (\w+)(?:<.*?>)?((?:\[\])?)/g),
    ]
    const nested = named.flatMap(([, name, type, list]) =>
      membersOf(interfaces.get(type), interfaces).map((one) => ({
        ...one,
        name: `${name}${list}.${one.name}`,
      })),
    )
    return { ...member, nested: withNested(nested, interfaces) }
  })

function docOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node)
  const textOf = (comment) => (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link (\w+)\}/g, '`$1`')
  const tag = (name) => {
    const found = doc?.tags?.find(({ tagName }) => tagName.text === name)
    return found && textOf(found.comment).trim()
  }
  return {
    text: textOf(doc?.comment).replace(/\s+/g, ' '),
    place: tag('place')?.replace(/\s+/g, ' '),
    example: tag('example'),
  }
}

/** Writes the reference page. */
export function slotPage({ kinds, slots }) {
  const owners = [...new Set(slots.map(ownerOf))]
  const shown = new Map()
  return [
    '# Slots',
    '',
    'Generated by `npm run generate` from the docstrings of the contracts. `/__plugins` shows the same list with the entries of a',
    'running deployment; [the guide](guide.md#8-add-entries-to-my-page) explains how to contribute one. *Experimental* slots are',
    'filled by no plugin of the product: until one does, a minor version may change or remove them.',
    '',
    '| Slot | Where, after `npm start` as `ana@roda.example` | Takes | Filled by |',
    '| --- | --- | --- | --- |',
    ...slots.map(
      (slot) =>
        `| [\`${slot.name}\`](#${slot.name.toLowerCase()}) | ${slot.place ?? ''} | ${slot.takes.join(', ')} | ${slot.filledBy.join(', ') || '*experimental*'} |`,
    ),
    '',
    '## Kinds of entries',
    '',
    'An entry that a slot does not take, or whose component needs other props, is a type error.',
    '',
    '| Kind | What it is | What it has |',
    '| --- | --- | --- |',
    ...kinds.map(({ name, type, text }) => `| ${name} | ${text} | ${fieldsIn(type)} |`),
    ...owners.flatMap((owner) => {
      const own = slots.filter((slot) => ownerOf(slot) === owner)
      const places = [...new Set(own.map(importOf))].map(code).join(' or ')
      return ['', `## ${owner}`, '', `From ${places}.`, ...own.flatMap((slot) => sectionOf(slot, shown))]
    }),
    '',
  ].join('\n')
}

const ownerOf = ({ id }) => id.split('/')[0]

/** Where plugins import a slot from. */
const importOf = ({ file, name }) =>
  file.startsWith('plugins/')
    ? `../${file.split('/')[1]}/contract`
    : partsSlots.has(name)
      ? '@kernel/parts'
      : '@kernel'

const partsSlots = new Set(['keyboardShortcuts'])

/** An example that says no more than the kind of the entry: an id, and what to load. */
const plainExample =
  /^fill\(\w+, \{ id: '[^']+', (?:label, )?(?:icon, )?load: \(\) => import\('[^']+'\) \}\)$/

function sectionOf(slot, shown) {
  const { id, name, text, example, props, value } = slot
  return [
    '',
    `### ${name}`,
    '',
    `\`${id}\`: ${text}`,
    ...(example && !plainExample.test(example) ? ['', '```ts', example, '```'] : []),
    ...listOf('Props', props, name, shown),
    ...listOf('Returns', value, name, shown),
  ]
}

const listOf = (head, members, slot, shown) =>
  members.length === 0 ? [] : ['', `${head}:`, '', ...rowsOf(members, slot, shown)]

/** Lists members; those of an interface that an earlier slot has shown are a link to it. */
function rowsOf(members, slot, shown) {
  return [...new Set(members.map((member) => member.of))].flatMap((of) => {
    const group = members.filter((member) => member.of === of)
    const first = shown.get(of)
    if (of && !first) shown.set(of, slot)
    if (!first || (group.length === 1 && first !== slot))
      return group.flatMap((member) => [rowOf(member), ...rowsOf(member.nested, slot, shown)])
    return first === slot ? [] : [`- \`${of}\`: as in [\`${first}\`](#${first.toLowerCase()})`]
  })
}

const rowOf = ({ name, type, text }) => `- \`${name}: ${type}\`${text && ` ${text}`}`

/** Names the fields of a kind: `label`, and `load` or `to`. */
function fieldsIn(type) {
  const fields = (part) => [...part.matchAll(/(\w+): /g)].map(([, name]) => code(name)).join(', ')
  const [common, alternatives = ''] = type.split(' & ')
  return [fields(common), alternatives.split('|').map(fields).filter(Boolean).join(' or ')]
    .filter(Boolean)
    .join(', and ')
}

const code = (text) => `\`${text}\``
