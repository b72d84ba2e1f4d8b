/** The demo accounts as lines for a terminal. */
export function describeAccounts(accounts) {
  const width = (key) => Math.max(...accounts.map((account) => account[key].length))
  const lines = accounts.map(
    ({ email, password, about }) =>
      `  ${email.padEnd(width('email'))}  ${password.padEnd(width('password'))}  ${about}`,
  )
  return ['\nLog in as', ...lines].join('\n')
}

export const isWebAddress = (text) => /^https?:\/\//.test(text) && URL.canParse(text)
