import type { Tongue } from './topic'

/** A module by title, with its lessons' titles in order. */
export interface ModuleOutline {
  title: string
  description: string
  lessons: readonly string[]
}

/** A course as its author would sketch it. */
export interface CourseOutline {
  tongue: Tongue
  topic: string
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
