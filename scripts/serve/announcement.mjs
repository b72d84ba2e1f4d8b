/** The demo accounts as lines for a terminal. */
export function describeAccounts(accounts) {
  const width = (key) => Math.max(...accounts.map((account) => account[key].length))
  const lines = accounts.map(
    ({ login, password, about }) => `  ${login.padEnd(width('login'))}  ${password.padEnd(width('password'))}  ${about}`,
  )
  return ['\nLog in as', ...lines].join('\n')
}

export const isWebAddress = (text) => /^https?:\/\//.test(text) && URL.canParse(text)
