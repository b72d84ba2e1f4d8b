// Checks the types of the product with TypeScript 5, which editors run: it infers less than TypeScript 7, which also checks
// tests and mocks. Also compares the product's code with the declared browsers, because that needs the same types and would
// take as long again in a step of its own.
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../process/run.mjs'
import { codeExceptions } from './browser-exceptions.mjs'
import { findNewApis, reportFindings } from './browsers.mjs'

/** Code that runs in browsers: not tests, mock handlers and what renders screens on a server. */
const isBrowserCode = (path) =>
  /^(kernel|plugins)\//.test(path) &&
  !/\.(test|fixture|server)\.tsx?$|^kernel\/served\/render\/|^plugins\/([^/]+\/mock|render)\.ts$/.test(path)

const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
)
const pathOf = (name) => relative(root, name).replaceAll('\\', '/')
const isTest = (path) => /\.(test|fixture)\.tsx?$|^(tests|mocks)\//.test(path)
const program = ts.createProgram(
  fileNames.filter((name) => !isTest(pathOf(name))),
  options,
)
const errors = ts.getPreEmitDiagnostics(program)
const host = { getCurrentDirectory: () => root, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }
console.error(ts.formatDiagnostics(errors, host))

const files = fileNames.filter((name) => isBrowserCode(pathOf(name)))
const isSupported = reportFindings(findNewApis(ts, program, files, pathOf), codeExceptions)
process.exitCode = errors.length === 0 && isSupported ? 0 : 1
