const head = `# Kernel API

Everything that \`@kernel\` gives to plugins, by the part of the kernel that it comes from. Written by \`npm run docs:api\` from
the docstrings beside the code; do not edit.
`

/**
 * The page of what the kernel gives to plugins.
 *
 * @param {import('./public-exports.mjs').Given[]} exported
 * @returns {string} Markdown
 */
export function apiPage(exported) {
  const parts = new Map()
  for (const given of exported) {
    const part = given.file.split('/').slice(0, -1).join('/')
    parts.set(part, [...(parts.get(part) ?? []), given])
  }
  const sections = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(section)
  return [head, ...sections].join('\n')
}

const section = ([part, all]) => `## ${part}\n\n${(isIcons(part) ? lines : entries)(all)}`

/** Icons are many, and there is one thing to say of each. */
const isIcons = (part) => part.endsWith('/icons')
const lines = (all) =>
  `${all.map(({ name, text }) => `- \`${name}\`: ${plainText(text).replaceAll('\n', ' ')}`).join('\n')}\n`

const entries = (all) => all.map(entry).join('\n')

function entry({ name, text, tags, signature }) {
  const [examples, others] = [
    tags.filter(({ tag }) => tag === 'example'),
    tags.filter(({ tag }) => tag in tagPrefixes),
  ]
  return [
    `### ${name}\n`,
    `${plainText(text)}\n`,
    ...(others.length > 0
      ? [`${others.map((tag) => `- ${tagPrefixes[tag.tag](plainText(tag.text))}`).join('\n')}\n`]
      : []),
    ...(signature ? [code('tsx', signature)] : []),
    ...examples.map((example) => code('jsx', example.text)),
  ].join('\n')
}

/** What each kind of remark begins with; a parameter is named by its first word. */
const tagPrefixes = {
  param: (text) => text.replace(/^(\S+)\s*(?:-\s*)?/, '`$1`: '),
  returns: (text) => `Returns ${text}`,
  throws: (text) => `Throws ${text}`,
}

/** An example may leave out what everybody can think: it is no whole program. */
const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\`\n`

/** What an editor shows as a link, and what Markdown would take for an element. */
const plainText = (text) =>
  text
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .replace(/(`[^`\n]*`)|<(?=\/?\w)/g, (_, quoted) => quoted ?? '&lt;')
