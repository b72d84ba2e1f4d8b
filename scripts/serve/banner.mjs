/** The demo accounts as lines for a terminal. */
export function describeAccounts(accounts) {
  const width = (key) => Math.max(...accounts.map((account) => account[key].length))
  const lines = accounts.map(
    ({ email, password, about }) =>
      `  ${email.padEnd(width('email'))}  ${password.padEnd(width('password'))}  ${about}`,
  )
  return ['\nLog in as', ...lines].join('\n')
}

/** Scenarios with what they are about, as lines for a terminal. */
export function describeScenarios(scenarios) {
  const width = Math.max(...scenarios.map(({ name }) => name.length))
  const lines = scenarios.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`)
  return ['Scenarios, for --scenario and for an address: /?scenario=slow,hub-down', ...lines].join('\n')
}

/** What is other than usual with the mock server, and where it is steered, as lines for a terminal. */
export function describeMockState({ scenarios, clockOffsetMinutes }) {
  return [
    '\nThe mock server is steered at /__mock/panel.',
    ...(scenarios.length > 0 ? [`Scenarios: ${scenarios.join(', ')}; --scenario none ends them.`] : []),
    ...(clockOffsetMinutes > 0
      ? [`Its clock is ${clockOffsetMinutes} minutes ahead; --time now sets it right.`]
      : []),
  ].join('\n')
}

export const isHttpUrl = (text) => /^https?:\/\//.test(text) && URL.canParse(text)
