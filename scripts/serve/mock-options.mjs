/** Command-line options of `npm start` and `npm run dev` for the mock server. */
export const scenarioOptions = {
  scenario: { type: 'string', multiple: true },
  time: { type: 'string' },
}

export const scenarioOptionsHelp = `  --scenario NAME a scenario of the mock server, or several with commas; none turns them off, help lists them
  --time SPAN     how far the mock server's clock is ahead: +45m, 2h, 1d12h; now resets it`

export const wantsScenarioList = ({ scenario }) => scenario?.includes('help') ?? false

/** Converts command-line options to scenario options of createMockServer. */
export const readScenarioOptions = ({ scenario, time }) => ({ scenario: scenario?.join(), time })
