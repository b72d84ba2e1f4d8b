import type { ArtName } from '../../pictures/art'
import type { Tongue } from './topic'

/** A course module: its title, and the titles of its lessons in order. */
export interface ModuleOutline {
  title: string
  description: string
  lessons: readonly string[]
}

/** A course of the seed data, with all texts in one language. */
export interface CourseOutline {
  tongue: Tongue
  topic: string
  /** What the cover shows; the topic unless given. */
  art?: ArtName
  title: string
  headline: string
  summary: string
  about: string
  currency: 'USD' | 'EUR' | 'BRL'
  fullPrice: number
  discountPrice: number
  certificate: boolean
  daysOfAccess: number
  modules: readonly ModuleOutline[]
}
