/** Licenses that allow shipping in a product under the MIT license. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]

/** Returns whether one of the alternatives is permissive, as in `(MPL-2.0 OR Apache-2.0)`. */
const isPermissive = (license) =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => permissive.includes(one))

/** Describes packages whose license is not permissive. */
export const licenceFaults = (packages) =>
  packages
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, version, license }) => `${name} ${version} has the licence ${license || '(none)'}.`)

/** Returns the content of docs/licences.md. */
export function licencePage(packages) {
  const [direct, others] = [true, false].map((wanted) =>
    packages.filter(({ isDirect }) => isDirect === wanted),
  )
  return `# Licences

The packages of the product by license, written by \`npm run audit -- --write\` from package-lock.json and checked by
\`npm run check\`. All of them may be shipped. The license texts of packages in a build are in its \`licences.txt\`; tools for
development and tests are not listed.

## Dependencies

${rowsOf(direct)}

## Their dependencies

Some of them are for Node only and never in a build.

${rowsOf(others)}
`
}

function rowsOf(packages) {
  const licenses = [...new Set(packages.map(({ license }) => license))].sort()
  const namesOf = (license) => packages.filter((one) => one.license === license).map(({ name }) => name)
  return licenses.map((license) => `- ${license}: ${[...new Set(namesOf(license))].join(', ')}`).join('\n')
}
