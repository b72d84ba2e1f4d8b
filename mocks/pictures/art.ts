import * as cooking from './cooking'
import * as gardening from './gardening'
import * as languages from './languages'
import * as music from './music'
import * as photography from './photography'
import * as programming from './programming'
import type { Drawing } from './svg'

const { strings, ...musicArt } = music
const { hills, ...gardeningArt } = gardening
const { flour, ...cookingArt } = cooking
const { screens, ...programmingArt } = programming
const { river, ...photographyArt } = photography
const { letters, ...languagesArt } = languages

/** Pictures of posts and covers of courses by their name, and by the topic for which they stand. */
const pictures = {
  ...musicArt,
  ...gardeningArt,
  ...cookingArt,
  ...programmingArt,
  ...photographyArt,
  ...languagesArt,
  music: music.guitar,
  gardening: gardening.garden,
  cooking: cooking.kitchen,
  programming: programming.code,
  photography: photography.camera,
  languages: languages.notebook,
} as const satisfies Record<string, Drawing>

/** Banners of public pages by topic. */
const banners = {
  music: strings,
  gardening: hills,
  cooking: flour,
  programming: screens,
  photography: river,
  languages: letters,
} as const satisfies Record<string, Drawing>

/** Name of a picture: what it shows, or a topic. */
export type ArtName = keyof typeof pictures

const byName = <T>(all: Readonly<Record<string, T>>, name: string, otherwise: T): T =>
  Object.hasOwn(all, name) ? (all[name] ?? otherwise) : otherwise

/** The picture with this name; a notebook for an unknown name. */
export const pictureOf = (name: string): Drawing => byName<Drawing>(pictures, name, pictures.notebook)

/** The banner of this topic; hills for an unknown topic. */
export const bannerOf = (topic: string): Drawing => byName<Drawing>(banners, topic, banners.gardening)
