import { createHash } from 'node:crypto'
import { getPropertyPriority } from '@pandacss/shared'
import { AtRule, type Document, type Root, type Rule } from 'postcss'

/** The rules of a sheet, each in a layer of its rank, so that they may come in any order. */
export interface LayeredRules {
  /** The layers in their order, for the top of the first sheet. */
  readonly order: readonly string[]
  /** What a class does, precompiled to stand in any sheet; classes are spelled as selectors spell them. */
  readonly rules: ReadonlyMap<string, readonly string[]>
}

/** What decides between two rules that set the same property of the same element, weightiest first. */
interface Rank {
  /** The layer's name. */
  readonly name: string
  readonly isImportant: boolean
  /** Compositions (text styles) give way to all else. */
  readonly isComposition: boolean
  readonly specificity: number
  /** Where it stands in Panda's sheet. */
  readonly place: number
}

/**
 * Gives each rule of Panda's sheet the layer of what it wins and loses against. In a layer are only rules that
 * differ in nothing but their classes and values; of these an element has one for each property.
 *
 * @param sheet what is inside of `@layer utilities`, in Panda's order
 * @param propertyOf the property of css() that a class stands for; nothing if there is no such class
 * @throws when a rule belongs to no class
 */
export function layerRules(sheet: Root, propertyOf: (className: string) => string | undefined): LayeredRules {
  const ranks = new Map<string, Rank>()
  const rules = new Map<string, string[]>()

  function add(rule: Rule, className: string, property: string, selectors: readonly string[]): void {
    const around = atRulesAround(rule)
    const isComposition = around[0] === '@layer compositions'
    const declarations = rule.nodes.filter((node) => node.type === 'decl')
    const isImportant = declarations.some(({ important }) => important)
    const selector = selectors.join()
    const shape = selector.replaceAll(`.${className}`, '&')
    // What sets other properties than it is called (srOnly) may meet any, and has a place of its own among them.
    const called = declarations.some(({ prop }) => camelCase(prop) === property) ? '' : property
    const key = [...around, shape, getPropertyPriority(property), called, isImportant].join('|')
    const rank = ranks.get(key) ?? {
      name: shortName(
        key,
        Array.from(ranks.values(), ({ name }) => name),
      ),
      isImportant,
      isComposition,
      specificity: specificityOf(selectors[0] ?? ''),
      place: ranks.size,
    }
    ranks.set(key, rank)

    const conditions = isComposition ? around.slice(1) : around
    const inner = `${selector}{${declarations.join(';')}}`
    const css = conditions.reduceRight((content, condition) => `${condition}{${content}}`, inner)
    rules.set(className, [...(rules.get(className) ?? []), `@layer utilities{@layer ${rank.name}{${css}}}`])
  }

  sheet.walkRules((rule) => {
    // Panda joins neighbours that say the same; selectors of one class that weigh the same may stay together.
    const groups = new Map<string, [className: string, property: string, selectors: string[]]>()
    for (const selector of rule.selectors) {
      const className = classesOf(selector).find(propertyOf)
      const property = className && propertyOf(className)
      if (!property) throw new Error(`${selector} is not of a class that css() makes.`)
      const key = `${className} ${specificityOf(selector)}`
      const group = groups.get(key)
      if (group) group[2].push(selector)
      else groups.set(key, [className, property, [selector]])
    }
    for (const group of groups.values()) add(rule, ...group)
  })

  return { order: [...ranks.values()].sort(compare).map(({ name }) => name), rules }
}

function compare(a: Rank, b: Rank): number {
  const order =
    Number(b.isComposition) - Number(a.isComposition) || a.specificity - b.specificity || a.place - b.place
  // Among important declarations it is the earlier layer that wins.
  return Number(a.isImportant) - Number(b.isImportant) || (a.isImportant ? -order : order)
}

/** From the outside in: `@media print`, `@supports (…)`. */
export function atRulesAround(rule: Rule): string[] {
  const around: string[] = []
  for (let parent: Rule['parent'] | Document = rule.parent; parent; parent = parent.parent) {
    if (parent instanceof AtRule) around.unshift(`@${parent.name} ${parent.params}`)
  }
  return around
}

const escapes = /\\(?:[0-9a-f]{1,6} ?|.)/gi

/** Without the escaped exclamation mark that Panda adds to an important one's. */
function classesOf(selector: string): string[] {
  const names = selector.match(new RegExp(`(?<=\\.)(?:${escapes.source}|[\\w-]|[^\\0-\\x7f])+`, 'gi')) ?? []
  return names.map((name) => name.replace(/\\!$/, ''))
}

/** How much a selector weighs: ids in the millions, classes in the thousands, elements. */
export function specificityOf(selector: string): number {
  let flat = selector.replace(escapes, 'x').replace(/\[[^\]]*\]/g, '[]')
  for (let before = ''; before !== flat; ) {
    before = flat
    // From the inside out: such a pseudo-class weighs what its weightiest argument weighs, others weigh as one.
    flat = flat
      .replace(/:where\([^()]*\)/, '')
      .replace(/:(?:is|not|has)\(([^()]*)\)/, (_, list: string) => ` ${weightiest(list.split(','))}`)
      .replace(/(:(?:nth-[\w-]+|lang|dir|state))\([^()]*\)/, '$1')
  }
  const count = (pattern: RegExp) => flat.match(pattern)?.length ?? 0
  return count(/#/g) * 1e6 + count(/\.|\[|(?<!:):(?!:)/g) * 1e3 + count(/::|(?<![\w.#:-])[a-z]/gi)
}

function weightiest(selectors: readonly string[]): string {
  return selectors.reduce((best, next) => (specificityOf(next) > specificityOf(best) ? next : best))
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The same for the same rank in every build, so that a new rank leaves the files without it as they are. */
function shortName(rank: string, taken: readonly string[]): string {
  const digest = createHash('sha256').update(rank).digest().subarray(0, 4)
  const name = [...digest].map((byte) => letters[byte % letters.length]).join('')
  return taken.includes(name) ? shortName(`${rank}|`, taken) : name
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
