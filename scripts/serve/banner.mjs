export function describeAccounts(accounts) {
  const width = (key) => Math.max(...accounts.map((account) => account[key].length))
  const lines = accounts.map(
    ({ email, password, about }) =>
      `  ${email.padEnd(width('email'))}  ${password.padEnd(width('password'))}  ${about}`,
  )
  return ['\nLog in as', ...lines].join('\n')
}

export function describeScenarios(scenarios) {
  const width = Math.max(...scenarios.map(({ name }) => name.length))
  const lines = scenarios.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`)
  return ['Scenarios, for --scenario and for URLs: /?scenario=slow,hub-down', ...lines].join('\n')
}

export function describeMockState({ scenarios, clockOffsetMinutes }) {
  return [
    '\nControl panel of the mock server: /__mock/panel',
    ...(scenarios.length > 0
      ? [`Active scenarios: ${scenarios.join(', ')}; --scenario none turns them off.`]
      : []),
    ...(clockOffsetMinutes > 0
      ? [`Its clock is ${clockOffsetMinutes} minutes ahead; --time now resets it.`]
      : []),
  ].join('\n')
}

export const isHttpUrl = (text) => /^https?:\/\//.test(text) && URL.canParse(text)
