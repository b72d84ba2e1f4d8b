import { join, relative } from 'node:path'
import ts from 'typescript'

const options = {
  jsx: ts.JsxEmit.ReactJSX,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
}

/**
 * An export of the kernel.
 *
 * @typedef {object} KernelExport
 * @property {string} name
 * @property {string} file where it is declared, relative to the project
 * @property {string} place file and line
 * @property {string} text its docstring; empty without one
 * @property {{ tag: string, text: string }[]} tags `param`, `throws`, `example` …
 * @property {string} signature of a function or a type; otherwise empty
 */

/**
 * Reads all exports of kernel/index.ts, without re-exports of libraries.
 *
 * @returns {KernelExport[]} by name
 */
export function publicExports(root) {
  const exported = join(root, 'kernel/index.ts')
  const program = ts.createProgram([exported], options, kernelOnlyHost(ts.createCompilerHost(options)))
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(exported))

  return checker
    .getExportsOfModule(module)
    .flatMap((symbol) => {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const [declaration] = original.declarations ?? []
      if (!declaration) return []
      const source = declaration.getSourceFile()
      const file = relative(root, source.fileName)
      const { line } = source.getLineAndCharacterOfPosition(declaration.getStart())
      return [
        {
          name: symbol.name,
          file,
          place: `${file}:${line + 1}`,
          text: ts.displayPartsToString(original.getDocumentationComment(checker)),
          tags: original
            .getJsDocTags(checker)
            .map(({ name, text }) => ({ tag: name, text: ts.displayPartsToString(text) })),
          signature: signatureOf(declaration),
        },
      ]
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** A function without its body, or a whole type. */
function signatureOf(declaration) {
  const text = declaration.getText()
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return text
  if (!ts.isFunctionDeclaration(declaration) || !declaration.body) return ''
  return text.slice(0, declaration.body.getStart() - declaration.getStart()).trim()
}

/** Skips libraries, which would take seconds to parse. */
function kernelOnlyHost(host) {
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
