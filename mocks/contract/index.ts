// Entry point for scripts such as `npm run contract`.
export { createContractCheck } from './ajv-check'
export { operationsOf } from './contract-document'
