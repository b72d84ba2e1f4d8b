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
  const row = ({ name, version, license }) => `| ${name} | ${version} | ${license} |`
  const head = ['| Package | Version | Licence |', '| --- | --- | --- |']
  const [direct, others] = [
    packages.filter(({ isDirect }) => isDirect),
    packages.filter(({ isDirect }) => !isDirect),
  ]
  return `# Licences

The packages of the product, written by \`npm run audit -- --write\` from package-lock.json and checked by
\`npm run check\`. All of them may be shipped: each offers a permissive license. The license texts of packages in a build
are in its \`licences.txt\`; tools for development and tests are not listed.

## Dependencies

${[...head, ...direct.map(row)].join('\n')}

## Their dependencies

Some of them are for Node only and never in a build.

${[...head, ...others.map(row)].join('\n')}
`
}
