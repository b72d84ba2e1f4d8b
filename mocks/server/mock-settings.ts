/** Overrides of config.json: the forms must use the mock server’s own captcha. */
export const mockSettings = { captcha: { provider: 'altcha', challengeUrl: '/__mock/altcha' } } as const
