/** What may be shipped in a product under the MIT licence without asking its authors. */
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

/** Whether one of the licences that a package may be taken under is a permissive one: `(MPL-2.0 OR Apache-2.0)`. */
const isPermissive = (license) =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => permissive.includes(one))

/** @returns {string[]} sentences on packages whose licence wants to be looked at */
export const licenceFaults = (packages) =>
  packages
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, version, license }) => `${name} ${version} has the licence ${license || '(none)'}.`)

/** docs/licences.md, as it has to be. */
export function licencePage(packages) {
  const row = ({ name, version, license }) => `| ${name} | ${version} | ${license} |`
  const head = ['| Package | Version | Licence |', '| --- | --- | --- |']
  const [direct, others] = [
    packages.filter(({ isDirect }) => isDirect),
    packages.filter(({ isDirect }) => !isDirect),
  ]
  return `# Licences

What the product is made of, written by \`npm run audit -- --write\` from package-lock.json and held against it by
\`npm run check\`. All of it may be shipped: one of the licences that each offers is permissive. The texts of those whose code
is in a build lie in the build, as \`licences.txt\`; tools that only develop and test the product are not listed.

## Asked for by the product

${[...head, ...direct.map(row)].join('\n')}

## Brought along by these

Some of them are for Node alone and never reach a build.

${[...head, ...others.map(row)].join('\n')}
`
}
