import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import MagicString from 'magic-string'
import { type CallExpression, type Program, parseSync, Visitor } from 'oxc-parser'
import { recipe, slots } from './recipe.mjs'
import { constantsOf, staticValue } from './static-value'

type Styles = Record<string, unknown>
type StyleFunction = (props?: Record<string, unknown>) => unknown

/** The configuration of a Panda recipe. */
interface Recipe {
  readonly base?: Styles
  readonly variants?: Record<string, Record<string, Styles>>
  readonly compoundVariants?: readonly (Record<string, unknown> & { css: Styles })[]
  readonly defaultVariants?: Record<string, unknown>
}

/** Panda's generated functions. */
interface Panda {
  readonly css: (styles?: Styles) => string
  readonly cva: (config: Recipe) => StyleFunction
  readonly sva: (config: Recipe) => StyleFunction
  readonly getSlotRecipes: (config: Recipe) => Record<string, Recipe>
  readonly patterns: Record<string, (styles?: Styles) => string>
}

const runtime = 'scripts/build/styles/recipe.mjs'

/**
 * Evaluates Panda calls at build time: `css({ … })` becomes its classes, a recipe becomes a class table.
 * Saves loading and running Panda's runtime in browsers.
 */
export class PrecompiledRecipes {
  readonly #panda: Panda

  private constructor(panda: Panda) {
    this.#panda = panda
  }

  /** @param root the project folder with the generated `styled-system` */
  static async load(root: string): Promise<PrecompiledRecipes> {
    const { resolve } = createRequire(`${root}/`)
    const [styles, helpers, patterns] = await Promise.all(
      ['css/index', 'helpers', 'patterns/index'].map(
        (file) => import(resolve(`./styled-system/${file}.mjs`)) as Promise<Record<string, never>>,
      ),
    )
    return new PrecompiledRecipes({ ...styles, ...helpers, patterns } as unknown as Panda)
  }

  /**
   * Returns the transformed module; null if it does not use Panda.
   *
   * @param file for messages and the language
   * @param path from the module's folder to the project folder, with a trailing slash
   * @throws Error if styles are not static or would change
   */
  transform(code: string, file: string, path: string): { code: string; map: string } | null {
    if (!code.includes("'styled-system/")) return null
    const { program } = parseSync(file, code)
    const names = importedNames(program)
    const constants = constantsOf(program)
    const text = new MagicString(code)
    const used = new Set<string>()
    const visitor = new Visitor({
      CallExpression: (call) => {
        const name = call.callee.type === 'Identifier' ? names.get(call.callee.name) : undefined
        if (!name || name === 'cx') return
        try {
          const values = call.arguments.map((argument) => staticValue(argument, constants))
          text.overwrite(call.start, call.end, this.#precompiled(name, values as [Recipe?], used))
        } catch (error) {
          throw new Error(
            `${file}: ${name} ${position(code, call)}: ${error instanceof Error ? error.message : error}`,
          )
        }
      },
    })
    visitor.visit(program)
    if (used.size > 0)
      text.append(`\nimport { ${[...used].join(', ')} } from ${JSON.stringify(`${path}${runtime}`)}\n`)
    return {
      code: text.toString(),
      map: text.generateMap({ source: basename(file), hires: 'boundary' }).toString(),
    }
  }

  #precompiled(name: string, values: [Recipe?], used: Set<string>): string {
    const { css, cva, sva, getSlotRecipes, patterns } = this.#panda
    const [value = {}] = values
    if (name === 'css') return JSON.stringify(css(value as Styles))
    if (name !== 'cva' && name !== 'sva') {
      const pattern = patterns[name]
      if (!pattern) throw new Error(`${name} is not a supported function of Panda`)
      return JSON.stringify(pattern(value as Styles))
    }
    const config = value
    const defaults = config.defaultVariants ?? {}
    const made =
      name === 'cva'
        ? this.#recipeStyles(config)
        : mapValues(getSlotRecipes(config), (of) => this.#recipeStyles(of))
    const precompiled =
      name === 'cva' ? recipe(made as Parameters<typeof recipe>[0], defaults) : slots(made, defaults)
    assertSame(config, name === 'cva' ? cva(config) : sva(config), precompiled)
    const call = name === 'cva' ? 'recipe' : 'slots'
    used.add(call)
    return `/* @__PURE__ */ ${call}(${JSON.stringify(made)}${config.defaultVariants ? `, ${JSON.stringify(defaults)}` : ''})`
  }

  #recipeStyles({ base, variants = {}, compoundVariants = [] }: Recipe) {
    const { css } = this.#panda
    const compounds = compoundVariants.map(({ css: styles, ...wanted }) => [
      mapValues(wanted, (values) => (Array.isArray(values) ? values : [values])),
      css(styles),
    ])
    const tables = Object.entries(variants).flatMap(([name, values]) => {
      const classes = Object.entries(values).map(([value, styles]) => [value, css(styles)])
      const drawn = classes.filter(([, text]) => text)
      return drawn.length > 0 ? [[name, Object.fromEntries(drawn)]] : []
    })
    const recipeStyles: unknown[] = [
      css(base),
      Object.fromEntries(tables),
      compounds.filter(([, text]) => text),
    ]
    while (recipeStyles.length > 1 && Object.keys(recipeStyles.at(-1) as object).length === 0)
      recipeStyles.pop()
    return recipeStyles
  }
}

/** The imports from Panda: local name → function. */
function importedNames({ body }: Program): Map<string, string> {
  return new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('styled-system/'))
        return []
      return statement.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
          ? [[one.local.name, one.imported.name] as const]
          : [],
      )
    }),
  )
}

/** Checks every combination of variants against Panda. */
function assertSame(config: Recipe, panda: StyleFunction, precompiled: StyleFunction): void {
  const choices = Object.entries(config.variants ?? {}).reduce<Record<string, unknown>[]>(
    (known, [name, values]) =>
      known.flatMap((chosen) =>
        [undefined, ...Object.keys(values).map(plain)].map((value) => ({ ...chosen, [name]: value })),
      ),
    [{}],
  )
  for (const chosen of choices)
    if (!isDeepStrictEqual(sorted(panda(chosen)), sorted(precompiled(chosen))))
      throw new Error(
        `${JSON.stringify(chosen)} would look different: ${JSON.stringify([panda(chosen), precompiled(chosen)])}`,
      )
}

const plain = (value: string) => (value === 'true' ? true : value === 'false' ? false : value)

const sorted = (styles: unknown): unknown =>
  typeof styles === 'string' ? styles.split(' ').sort() : mapValues(styles as Record<string, unknown>, sorted)

const mapValues = <Value, Result>(of: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]))

const position = (code: string, { start }: CallExpression) =>
  `in line ${code.slice(0, start).split('\n').length}`
