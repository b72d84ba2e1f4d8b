/** What the commands that open the mock server take for it. */
export const scenarioOptions = {
  scenario: { type: 'string', multiple: true },
  time: { type: 'string' },
}

export const scenarioOptionsHelp = `  --scenario NAME a situation to develop in; several with commas, none ends them, help explains them
  --time SPAN     the mock server's clock, so far ahead of the real one: +45m, 2h, 1d12h, now`

/** Whether somebody wants to know which scenarios there are. */
export const wantsScenarioList = ({ scenario }) => scenario?.includes('help') ?? false

/** The options as createMockServer takes them. */
export const readScenarioOptions = ({ scenario, time }) => ({ scenario: scenario?.join(), time })
