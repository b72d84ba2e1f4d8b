import type { Tongue } from './content/topic'
import { topics } from './content/topics'
import { demoAccounts } from './demo-accounts'
import type { Random } from './random'
import type { SeedContext } from './seed-context'
import type { Person } from './world-state'

const peopleCount = 60

/** Long names that test layouts. */
const longNames = [
  { name: 'Maria da Conceição Albuquerque de Vasconcelos e Sousa Mascarenhas', tongue: 'pt' },
  { name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Slaughter', tongue: 'en' },
  { name: 'José Maximiliano Fernández de Córdoba y Valenzuela de la Cerda', tongue: 'es' },
] as const

const tongueOf = (index: number): Tongue => (['en', 'pt', 'es', 'pt', 'en'] as const)[index % 5] ?? 'en'

/** Derives a username from a name: letters and dots, no accents. */
export function loginOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  const login = [words[0], words.length > 1 ? words.at(-1) : undefined].filter(Boolean).join('.')
  return login.length < 4 ? `${login}.roda` : login
}

function freeLogin(base: string, taken: ReadonlySet<string>): string {
  for (let number = 2, login = base; ; number++) {
    if (!taken.has(login)) return login
    login = `${base}${number}`
  }
}

function personOf(random: Random, name: string, tongue: Tongue, login: string): Person {
  const interests = random.some(topics, 2)
  const [main] = interests
  const hasBackground = random.happens(0.9)
  return {
    id: random.uuid(),
    name,
    login,
    email: `${login}@people.example`,
    password: random.letters(14),
    isActivated: true,
    pictureUrl: `avatar-${login}.svg`,
    tongue,
    topics: interests.map((topic) => topic.name),
    settings: {
      timeout: random.pick([30, 60, 120, 240]),
      publicProfile: random.happens(0.9),
      nostrPK: '',
      title: name,
      headline: main ? random.pick(main.talk[tongue].headline) : '',
      showCourseSection: true,
      showPostsSection: true,
      courseSectionWidth: 50,
      postsSectionWidth: 50,
      profileBackgroundImage: hasBackground && main ? `background-${main.name}-${login}.svg` : null,
    },
    invitationToken: random.letters(16),
    referredBy: null,
  }
}

function demoPeople({ random }: SeedContext): Person[] {
  const people = demoAccounts.map((account, index) => ({
    ...personOf(random, account.name, (['en', 'pt', 'en'] as const)[index] ?? 'en', account.login),
    email: account.email,
    password: account.password,
  }))
  const [ana, bruno, nova] = people
  if (ana) {
    ana.topics = ['music', 'gardening']
    ana.settings = {
      ...ana.settings,
      timeout: 120,
      publicProfile: true,
      title: 'Ana plays, plants and teaches',
      headline: 'Music lessons with the windows open, and a balcony that feeds three people',
      courseSectionWidth: 40,
      postsSectionWidth: 60,
      profileBackgroundImage: 'background-music-ana.martins.svg',
    }
  }
  if (bruno) {
    bruno.topics = ['cooking', 'photography']
    bruno.settings = {
      ...bruno.settings,
      timeout: 60,
      publicProfile: true,
      headline: 'Pão aos sábados, filme aos domingos',
      profileBackgroundImage: 'background-cooking-bruno.carvalho.svg',
    }
  }
  if (nova) {
    nova.topics = []
    nova.pictureUrl = null
    nova.settings = {
      ...nova.settings,
      timeout: 60,
      publicProfile: true,
      title: '',
      headline: '',
      profileBackgroundImage: null,
    }
  }
  return people
}

/** Seeds sixty people, the demo accounts first. */
export function seedPeople(context: SeedContext): void {
  const { state, random } = context
  state.people.push(...demoPeople(context))
  const taken = new Set(state.people.map((person) => person.login))
  while (state.people.length < peopleCount) {
    const index = state.people.length - demoAccounts.length
    const long = longNames[(index - 7) / 11]
    const tongue = long?.tongue ?? tongueOf(index)
    const name = long?.name ?? random.fullName(tongue)
    const login = freeLogin(loginOf(name), taken)
    taken.add(login)
    const person = personOf(random, name, tongue, login)
    if (index % 9 === 4) person.pictureUrl = null
    state.people.push(person)
  }
}
