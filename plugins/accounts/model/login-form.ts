import * as v from 'valibot'

/** What the login form asks for (ACC-LOGIN-01). */
export const loginSchema = v.object({
  login: v.pipe(v.string(), v.trim(), v.email()),
  password: v.pipe(v.string(), v.minLength(6)),
})

export type LoginForm = v.InferOutput<typeof loginSchema>
