import type { ConfigIssue } from './parse-with-defaults'

export function reportFault({ key, value, expected }: ConfigIssue): void {
  // biome-ignore lint/suspicious/noConsole: for the deployment, not for users
  console.warn(
    `config.json: ${key || 'the file'} is ${JSON.stringify(value)}; expected ${expected}. The default is used.`,
  )
}
