/** What of config.json the mock server's own deployment has: it takes a form only with a solved captcha of its own. */
export const mockSettings = { captcha: { provider: 'altcha', challengeUrl: '/__mock/altcha' } } as const
