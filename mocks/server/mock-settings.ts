/** Overrides of config.json that make the forms use the captcha of the mock server. */
export const mockSettings = { captcha: { provider: 'altcha', challengeUrl: '/__mock/altcha' } } as const
