// Import rules. Each rule is named after the mistake that it forbids; its comment tells how to fix the mistake.

/** Entry points for plugins: @kernel, @kernel/ui, @kernel/parts. */
const entryPoints = '^kernel/(index|ui|parts)\\.ts$'
/** Modules with the mock handlers of a plugin, for the mock server. */
const mock = '^plugins/[^/]+/mock\\.ts$'
const test = '(\\.(test|spec|fixture)\\.tsx?$)|^tests/'

/** Layers of kernel/core, lowest first. The folders of a layer may import only lower layers. */
const coreLayers = [
  ['async', 'parse'],
  ['storage', 'config'],
  ['device'],
  ['i18n'],
  ['announcer', 'http'],
  ['plugin'],
  ['session'],
  ['toasts'],
  ['query'],
  ['navigation'],
]
const layerRules = coreLayers.map((folders, at) => ({
  name: `core-layer-${folders.join('-')}`,
  comment: `kernel/core/${folders.join(', ')} may import only the layers below: see coreLayers in .dependency-cruiser.cjs.`,
  severity: 'error',
  from: { path: `^kernel/core/(${folders.join('|')})/`, pathNot: test },
  to: {
    path: '^kernel/core/',
    pathNot: [
      `^kernel/core/(${coreLayers.slice(0, at).flat().join('|') || 'none'})/`,
      ...folders.map((folder) => `^kernel/core/${folder}/`),
    ],
  },
}))

/** The rooms of the kernel, and those that each may import. */
const rooms = {
  core: [],
  kit: ['core'],
  frame: ['core', 'kit'],
  remotes: ['core', 'kit'],
  served: ['core', 'kit', 'frame', 'remotes'],
}
/** The core and the first script have the base language; remote plugins get the entries. */
const alsoAllowed = { core: ['^kernel/locales/'], remotes: [entryPoints], served: ['^kernel/locales/'] }
const roomRules = Object.entries(rooms).map(([room, below]) => ({
  name: `kernel-room-${room}`,
  comment: `kernel/${room} may import only these rooms of the kernel: ${[room, ...below].join(', ')}.`,
  severity: 'error',
  from: { path: `^kernel/${room}/`, pathNot: test },
  to: {
    path: '^kernel/',
    pathNot: [`^kernel/(${[room, ...below].join('|')})/`, ...(alsoAllowed[room] ?? [])],
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'plugin-bypasses-entry-points',
      comment:
        "Plugins may import only '@kernel', '@kernel/ui' and '@kernel/parts'. Export what is missing from the index.ts there.",
      severity: 'error',
      from: { path: '^plugins/[^/]+/' },
      to: { path: '^kernel/', pathNot: entryPoints },
    },
    {
      name: 'plugin-imports-plugin',
      comment:
        'Plugins communicate through routes, slots and events: of another plugin only contract.ts may be imported. ' +
        'Put what you need there, or offer a slot.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/' },
      to: { path: '^plugins/', pathNot: ['^plugins/$1/', '^plugins/[^/]+/contract\\.ts$'] },
    },
    {
      name: 'contract-above-ground-floor',
      comment:
        'The contracts are the ground floor of all plugins: a contract.ts may import the kernel, but nothing of its own plugin ' +
        'or of others. So no plugin is above another.',
      severity: 'error',
      from: { path: '^plugins/[^/]+/contract\\.ts$' },
      to: { path: '^plugins/' },
    },
    {
      name: 'model-calls-server',
      comment:
        "A plugin's model/ holds data and rules. Calls of the server, and what waits for them, are in api/, which uses the model.",
      severity: 'error',
      from: { path: '^plugins/([^/]+)/model/', pathNot: test },
      to: { path: '^plugins/$1/api/' },
    },
    {
      name: 'kernel-knows-plugin',
      comment:
        'The kernel must not depend on plugins. Offer a slot, a route or an event that the plugin uses.',
      severity: 'error',
      from: { path: '^kernel/' },
      to: { path: '^plugins/' },
    },
    ...layerRules,
    ...roomRules,
    {
      name: 'design-system-imports-upward',
      comment:
        'kernel/kit/ui may import only i18n, announcer and async of kernel/core, not kernel/kit/parts.',
      severity: 'error',
      from: { path: '^kernel/kit/ui/', pathNot: test },
      to: { path: '^kernel/', pathNot: '^kernel/(kit/ui|core/(i18n|announcer|async))/' },
    },
    {
      name: 'product-imports-mocks',
      comment: 'The product must not depend on the mock server. Only tests may import mocks/.',
      severity: 'error',
      from: { path: '^(kernel|plugins)/', pathNot: [test, mock] },
      to: { path: '^(mocks|tests|scripts)/' },
    },
    {
      name: 'product-imports-mock',
      comment: "A plugin's mock.ts belongs to the mock server: screens must not import it.",
      severity: 'error',
      from: { path: '^(kernel|plugins)/', pathNot: test },
      to: { path: mock },
    },
    {
      name: 'mocks-import-product',
      comment: 'The mock server may import only the API types of the product: kernel/core/http/api.gen.ts.',
      severity: 'error',
      // Only the entry of the demo combines product and mock server in one page.
      from: { path: '^mocks/', pathNot: [test, '^mocks/browser/demo\\.ts$'] },
      to: { path: '^(kernel|plugins)/', pathNot: ['^kernel/core/http/api\\.gen\\.ts$', mock] },
    },
    {
      name: 'circle',
      comment: 'These modules import one another (types included). Move what both need into a third module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'orphan',
      comment: 'Nothing imports this module, and it imports nothing. Remove it, or use it.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(kernel|plugins|mocks)/',
        pathNot: ['\\.d\\.ts$', '/locales/', '^kernel/served/preload/preload\\.js$'],
      },
      to: {},
    },
    {
      name: 'product-needs-a-tool',
      comment: 'The product imports a package of devDependencies. Move it to dependencies, or avoid it.',
      severity: 'error',
      from: { path: '^(kernel|plugins)/', pathNot: [test, '^kernel/kit/ui/tokens/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'unknown-package',
      comment: 'This package is not in package.json; it is only installed because another package needs it.',
      severity: 'error',
      from: { path: '^(kernel|plugins|mocks|scripts|package|tests)/' },
      // Panda CSS installs its engine and PostCSS in the versions that it needs, so package.json does not list them.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/(@pandacss|postcss)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^styled-system'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
