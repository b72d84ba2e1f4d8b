/** A demo account, as the start script prints it. */
export interface DemoAccount {
  name: string
  login: string
  email: string
  password: string
  /** The situations for which the account is useful. */
  about: string
}

const password = 'roda-demo'

/** The demo accounts of every world. */
export const demoAccounts = [
  {
    name: 'Ana Martins',
    login: 'ana.martins',
    email: 'ana@roda.example',
    password,
    about: 'something on every screen',
  },
  {
    name: 'Bruno Carvalho',
    login: 'bruno.carvalho',
    email: 'bruno@roda.example',
    password,
    about: 'a connection of Ana’s, to chat with her from a second browser',
  },
  {
    name: 'Nova Lindqvist',
    login: 'nova.lindqvist',
    email: 'nova@roda.example',
    password,
    about: 'a newcomer: every empty state',
  },
] as const satisfies readonly DemoAccount[]
