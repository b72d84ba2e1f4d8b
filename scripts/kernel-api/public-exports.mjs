import { join, relative } from 'node:path'
import ts from 'typescript'

const options = {
  jsx: ts.JsxEmit.ReactJSX,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
}

/**
 * Something that the kernel gives to plugins.
 *
 * @typedef {object} KernelExport
 * @property {string} name
 * @property {string} file where it is made, relative to the project
 * @property {string} place the file with the line
 * @property {string} text what its docstring says; empty without one
 * @property {{ tag: string, text: string }[]} tags `param`, `throws`, `example` …
 * @property {string} signature of a function or a type; empty for all else
 */

/**
 * Reads all that kernel/index.ts gives to plugins. What a library gives is documented by the library, and left out.
 *
 * @param {string} root the project
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

/** A function without its body, or a type as it stands. */
function signatureOf(declaration) {
  const text = declaration.getText()
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return text
  if (!ts.isFunctionDeclaration(declaration) || !declaration.body) return ''
  return text.slice(0, declaration.body.getStart() - declaration.getStart()).trim()
}

/** Libraries need not be read to find our own comments, and reading them takes seconds. */
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
