import { faker as english } from '@faker-js/faker/locale/en'
import { faker as spanish } from '@faker-js/faker/locale/es'
import { faker as brazilian } from '@faker-js/faker/locale/pt_BR'
import { faker as portuguese } from '@faker-js/faker/locale/pt_PT'

const fakers = { en: [english], es: [spanish], pt: [portuguese, brazilian] } as const

/** The world’s random values, determined by the seed. */
export interface Random {
  pick<T>(from: readonly T[]): T
  some<T>(from: readonly T[], howMany: number): T[]
  between(min: number, max: number): number
  happens(probability: number): boolean
  uuid(): string
  digits(howMany: number): string
  letters(howMany: number): string
  fullName(tongue: 'en' | 'pt' | 'es'): string
  /** Replaces each `{a|b|c}` by one of its options. */
  spin(text: string): string
}

/** Seeds the faker instances, which all worlds share, so worlds must be created one after another. */
export function createRandom(seed: number): Random {
  for (const faker of [english, spanish, portuguese, brazilian]) faker.seed(seed)
  const { helpers, number, string } = english
  const random: Random = {
    pick: (from) => helpers.arrayElement(from),
    some: (from, howMany) => helpers.arrayElements(from, Math.min(howMany, from.length)),
    between: (min, max) => number.int({ min, max }),
    happens: (probability) => number.float() < probability,
    uuid: () => string.uuid(),
    digits: (howMany) => string.numeric({ length: howMany, allowLeadingZeros: false }),
    letters: (howMany) => string.alphanumeric(howMany),
    fullName(tongue) {
      const { person } = helpers.arrayElement(fakers[tongue])
      return `${person.firstName()} ${person.lastName()}`
    },
    spin: (text) => text.replace(/\{([^{}]*)\}/g, (_, choices: string) => random.pick(choices.split('|'))),
  }
  return random
}
