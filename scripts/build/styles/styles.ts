import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { loadConfigAndCreateContext } from '@pandacss/node'
import type { RsbuildPlugin } from '@rsbuild/core'
import postcss from 'postcss'
import { PrecompiledRecipes } from './precompile-recipes'
import { dropKnownRules, dropUnreadVariables, inlineConstants } from './purge-css'
import { layerRules } from './style-layers'

interface ProductStyles {
  /** The first sheet: reset, base, tokens, keyframes and the layer order of utilities. */
  readonly first: string
  /** Utilities by module file. */
  readonly modules: ReadonlyMap<string, string>
  /** All tokens, including those without a reader in the product. */
  readonly tokens: string
}

/**
 * Splits the styles by chunk, so that screens load only their own. In development there is one sheet: see
 * scripts/build/hmr.
 */
export const pluginStyles = (): RsbuildPlugin => ({
  name: 'roda:styles',
  apply: 'build',
  setup(api) {
    const root = api.context.rootPath
    const first = join(root, 'kernel/ui/styles.css')
    const tokens = join(root, 'kernel/shell/remotes/tokens.css')
    const place = join(root, 'scripts/build/styles/module.css')
    let product: Promise<ProductStyles> | undefined
    let precompiled: Promise<PrecompiledRecipes> | undefined
    api.onBeforeBuild(() => {
      product = readStyles(root, first)
      precompiled = PrecompiledRecipes.load(root)
    })

    api.transform({ test: first, order: 'pre' }, async ({ addContextDependency }) => {
      for (const folder of ['kernel', 'plugins']) addContextDependency(join(root, folder))
      return (await product)?.first ?? ''
    })

    api.transform({ test: tokens, order: 'pre' }, async () => (await product)?.tokens ?? '')

    api.transform({ test: /\.tsx?$/, order: 'pre' }, async ({ code, resourcePath }) => {
      if (!(await product)?.modules.has(resourcePath)) return code
      const file = relative(root, resourcePath)
      // Relative: builds must not contain local paths.
      const toRoot = `./${relative(dirname(resourcePath), root)}/`
      const request = `${toRoot}${relative(root, place)}?of=${file}`
      const done = (await precompiled)?.transform(code, file, toRoot)
      return { code: `${done?.code ?? code}\nimport ${JSON.stringify(request)}`, map: done?.map ?? null }
    })

    api.transform({ test: place, order: 'pre' }, async ({ resourceQuery, addDependency }) => {
      const module = join(root, new URLSearchParams(resourceQuery).get('of') ?? '')
      addDependency(module)
      return (await product)?.modules.get(module) ?? ''
    })

    api.processAssets({ stage: 'optimize' }, ({ assets, compilation, sources }) => {
      const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()))
      const sheets = Object.keys(assets).filter((file) => file.endsWith('.css'))
      const known = new Set<string>()
      // Skips what the initial sheet has; thanks to layers the order does not matter.
      for (const file of sheets.sort((a, b) => Number(initial.has(b)) - Number(initial.has(a)))) {
        const sheet = postcss.parse(assets[file]?.source().toString() ?? '')
        dropKnownRules(sheet, initial.has(file) ? known : new Set(known))
        compilation.updateAsset(file, new sources.RawSource(sheet.toString()))
      }
    })
  },
})

/** Collects all styles of the product with Panda. */
async function readStyles(root: string, first: string): Promise<ProductStyles> {
  const panda = await loadConfigAndCreateContext({ cwd: root })
  const files = panda.getFiles()
  const product = panda.decoder.clone()
  const classes = new Map<string, string[]>()
  for (const file of files) {
    const encoder = panda.encoder.clone()
    panda.parseFile(file, encoder)
    classes.set(file, [...panda.decoder.clone().collect(encoder).classNames.keys()])
    product.collect(encoder)
  }

  const made = panda.createSheet()
  panda.appendBaselineCss(made)
  made.processDecoder(product)
  const sheet = postcss.parse(`${readFileSync(first, 'utf8')}\n${panda.getCss(made)}`)
  const code = files.map((file) => readFileSync(file, 'utf8'))
  const tokens = sheet.nodes.filter((node) => node.type === 'atrule' && node.params === 'tokens').join('\n')
  inlineConstants(sheet, code)

  const utilities = postcss.root()
  sheet.each((node) => {
    const isOurs = node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities'
    if (isOurs) utilities.append(node.remove().nodes)
  })
  dropUnreadVariables(sheet, [...code, utilities.toString()])
  const { order, rules } = layerRules(utilities, (className) => {
    const style = product.classNames.get(className)
    return style && 'entry' in style ? style.entry.prop : undefined
  })

  const modules = [...classes]
    .filter(([, names]) => names.length > 0)
    .map(([file, names]) => [file, names.flatMap((name) => rules.get(name) ?? []).join('\n')] as const)
  return { first: `${sheet}\n@layer utilities{@layer ${order.join()};}`, modules: new Map(modules), tokens }
}
