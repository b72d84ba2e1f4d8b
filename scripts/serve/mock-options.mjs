/** What the commands that open the mock server take for it. */
export const mockOptions = {
  scenario: { type: 'string', multiple: true },
  time: { type: 'string' },
}

export const mockOptionsHelp = `  --scenario NAME a situation to develop in; several with commas, none ends them, help explains them
  --time SPAN     the mock server's clock, so far ahead of the real one: +45m, 2h, 1d12h, now`

/** Whether somebody wants to know which scenarios there are. */
export const asksForScenarios = ({ scenario }) => scenario?.includes('help') ?? false

/** The options as createMockServer takes them. */
export const readWishes = ({ scenario, time }) => ({ scenario: scenario?.join(), time })
