import type { Person } from '@kernel'

/** Creates a user. The only place of tests that knows all fields of a person. */
export const aPerson = (known: Partial<Person>): Person => ({
  id: 1,
  name: '',
  email: '',
  login: 'ana',
  pictureUrl: '',
  publicProfile: false,
  ...known,
})
