import type { Argument, Expression, Program, SpreadElement } from 'oxc-parser'

/** Top-level constants of a module: name → expression. */
export type Constants = ReadonlyMap<string, Expression>

export function constantsOf({ body }: Program): Constants {
  const declarations = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : []
  })
  return new Map(
    declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])),
  )
}

/**
 * Evaluates an expression of literals and constants of its module.
 *
 * @throws Error for anything that is only known at run time
 */
export function staticValue(node: Expression | Argument, constants: Constants): unknown {
  const evaluate = (part: Expression | Argument) => staticValue(part, constants)
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return evaluate(node.expression)
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(evaluate(node.argument))
      break
    case 'TemplateLiteral':
      return node.quasis.reduce((text, { value }, index) => {
        const before = node.expressions[index - 1]
        return text + (before ? String(evaluate(before)) : '') + value.cooked
      }, '')
    case 'ArrayExpression':
      return node.elements.map((element) => element && evaluate(element as Expression | SpreadElement))
    case 'ObjectExpression': {
      const entries = node.properties.flatMap((property): [string, unknown][] => {
        if (property.type === 'SpreadElement')
          return Object.entries(evaluate(property.argument) as Record<string, unknown>)
        return [[nameOf(property.key, property.computed, constants), evaluate(property.value as Expression)]]
      })
      return Object.fromEntries(entries)
    }
    case 'Identifier': {
      const constant = constants.get(node.name)
      if (constant) return evaluate(constant)
    }
  }
  throw new Error(`a ${node.type} is only known at run time`)
}

function nameOf(key: { type: string }, isComputed: boolean, constants: Constants): string {
  const known = key as Expression
  return known.type === 'Identifier' && !isComputed ? known.name : String(staticValue(known, constants))
}
