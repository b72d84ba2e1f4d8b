// Everything that the kernel's door gives to plugins says what it is for.
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../process/run.mjs'

const door = join(root, 'kernel/index.ts')
const options = {
  jsx: ts.JsxEmit.ReactJSX,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
}
const program = ts.createProgram([door], options, kernelAlone(ts.createCompilerHost(options)))
const checker = program.getTypeChecker()
const module = checker.getSymbolAtLocation(program.getSourceFile(door))

for (const symbol of checker.getExportsOfModule(module)) {
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [declaration] = original.declarations ?? []
  // What a library gives is documented by the library, and is unknown here.
  if (!declaration) continue
  if (original.getDocumentationComment(checker).length > 0) continue
  console.error(
    `${placeOf(declaration)}: ${symbol.name} is offered to plugins by kernel/index.ts; say in /** … */ what it is for.`,
  )
  process.exitCode = 1
}

/** Libraries need not be read to find our own comments, and reading them takes seconds. */
function kernelAlone(host) {
  return {
    ...host,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({
        resolvedModule: text.startsWith('.')
          ? ts.resolveModuleName(text, from, options, host).resolvedModule
          : undefined,
      })),
  }
}

function placeOf(declaration) {
  const file = declaration.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart())
  return `${relative(root, file.fileName)}:${line + 1}`
}
