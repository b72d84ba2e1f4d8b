import { createHash } from 'node:crypto'
import { getPropertyPriority } from '@pandacss/shared'
import { AtRule, type Document, type Root, type Rule } from 'postcss'

/** The rules of a sheet, each in a layer by precedence, so that they may load in any order. */
export interface LayeredRules {
  /** Layer names in order, for the start of the first sheet. */
  readonly order: readonly string[]
  /** The rules of a class; classes are escaped as in selectors. */
  readonly rules: ReadonlyMap<string, readonly string[]>
}

/** What decides between rules that set the same property, most important first. */
interface Rank {
  /** The layer's name. */
  readonly name: string
  readonly isImportant: boolean
  /** Compositions (text styles) have the lowest precedence. */
  readonly isComposition: boolean
  readonly specificity: number
  /** Position in Panda's sheet. */
  readonly place: number
}

/**
 * Assigns each rule of Panda's sheet to a layer by precedence. Rules in one layer differ only in class and
 * value, and an element has only one class per property.
 *
 * @param sheet the content of `@layer utilities`, in Panda's order
 * @param propertyOf the css() property of a class; undefined if there is none
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
    // Classes such as srOnly set other properties than their name says, so they need a layer of their own.
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
    // Panda merges equal rules; selectors of one class with equal specificity may stay merged.
    const groups = new Map<string, [className: string, property: string, selectors: string[]]>()
    for (const selector of rule.selectors) {
      const className = classesOf(selector).find(propertyOf)
      const property = className && propertyOf(className)
      if (!property) throw new Error(`${selector} is not a class of css().`)
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
  // For important declarations the earlier layer wins.
  return Number(a.isImportant) - Number(b.isImportant) || (a.isImportant ? -order : order)
}

/** From outside in: `@media print`, `@supports (…)`. */
export function atRulesAround(rule: Rule): string[] {
  const around: string[] = []
  for (let parent: Rule['parent'] | Document = rule.parent; parent; parent = parent.parent) {
    if (parent instanceof AtRule) around.unshift(`@${parent.name} ${parent.params}`)
  }
  return around
}

const escapes = /\\(?:[0-9a-f]{1,6} ?|.)/gi

/** Without the escaped exclamation mark of important classes. */
function classesOf(selector: string): string[] {
  const names = selector.match(new RegExp(`(?<=\\.)(?:${escapes.source}|[\\w-]|[^\\0-\\x7f])+`, 'gi')) ?? []
  return names.map((name) => name.replace(/\\!$/, ''))
}

/** The specificity of a selector as one number: ids in millions, classes in thousands, elements. */
export function specificityOf(selector: string): number {
  let flat = selector.replace(escapes, 'x').replace(/\[[^\]]*\]/g, '[]')
  for (let before = ''; before !== flat; ) {
    before = flat
    // Inside out: such a pseudo-class counts as its most specific argument, others count as one class.
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

/** Stable across builds, so that a new layer does not change files without it. */
function shortName(rank: string, taken: readonly string[]): string {
  const digest = createHash('sha256').update(rank).digest().subarray(0, 4)
  const name = [...digest].map((byte) => letters[byte % letters.length]).join('')
  return taken.includes(name) ? shortName(`${rank}|`, taken) : name
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
