/** config.json settings of the mock server: its forms require its own captcha. */
export const mockSettings = { captcha: { provider: 'altcha', challengeUrl: '/__mock/altcha' } } as const
