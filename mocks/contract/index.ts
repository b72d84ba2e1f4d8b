// The door for scripts: what `npm run contract` holds a server's answers against.
export { createContractCheck } from './ajv-check'
export { operationsOf } from './contract-document'
