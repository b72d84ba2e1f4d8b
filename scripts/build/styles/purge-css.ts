import type { AtRule, Root } from 'postcss'
import { atRulesAround } from './style-layers'

/** Removes rules that are already known and records the others. */
export function dropKnownRules(sheet: Root, known: Set<string>): void {
  const atRules: AtRule[] = []
  sheet.walkAtRules((atRule) => {
    atRules.push(atRule)
  })
  sheet.walkRules((rule) => {
    const name = [...atRulesAround(rule), rule].join()
    if (known.has(name)) rule.remove()
    known.add(name)
  })
  // Inside out: an emptied rule may empty its parent.
  for (const atRule of atRules.reverse()) if (atRule.nodes?.length === 0) atRule.remove()
}

/**
 * Inlines tokens with the same value in all themes (lengths, weights, durations) to save variables.
 *
 * @param sheet the tokens and their uses
 * @param code variables that it mentions stay
 */
export function inlineConstants(sheet: Root, code: readonly string[]): void {
  const isRead = createReadTest(code)
  const times = new Map<string, number>()
  const constants = new Map<string, string>()
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    times.set(prop, (times.get(prop) ?? 0) + 1)
    const isToken = parent?.type === 'rule' && atRulesAround(parent).join() === '@layer tokens'
    if (isToken && !value.includes('var(') && !isRead(prop)) constants.set(prop, value)
  })
  const constantOf = (name: string) => (times.get(name) === 1 ? constants.get(name) : undefined)
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--(?:\\.|[\w-])+)\)/g,
      (reference, name: string) => constantOf(name) ?? reference,
    )
  })
}

/**
 * Removes variables that neither the sheet nor the texts read.
 *
 * @param texts all other styles and all code
 */
export function dropUnreadVariables(sheet: Root, texts: readonly string[]): void {
  const isReadOutside = createReadTest(texts)
  const read = new Set<string>()
  const isRead = (name: string) => read.has(name) || isReadOutside(name)
  // Variables may read other variables.
  for (let before = -1; before !== read.size; ) {
    before = read.size
    sheet.walkDecls(({ prop, value, variable }) => {
      if (!variable || isRead(prop)) for (const name of variablesIn(value)) read.add(name)
    })
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove()
  })
}

/** Creates a test whether the texts read a variable. */
function createReadTest(texts: readonly string[]): (name: string) => boolean {
  // Code that looks up tokens by name may read any token.
  if (texts.some((text) => text.includes('styled-system/tokens'))) return () => true
  const names = new Set(texts.flatMap(variablesIn))
  // `var(--sizes-${size})`
  const beginnings = [...names].filter((name) => name.endsWith('-'))
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
}

function variablesIn(text: string): string[] {
  return text.match(/--(?:\\.|[\w-])+/g) ?? []
}
