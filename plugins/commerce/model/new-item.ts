import { asRecord, type Id, readId, readNumber, readText } from '@kernel'
import { amountOf } from '@kernel/parts'
import type { OfferedCourse } from '../../courses/contract'

/** A product as it is sent to the cart; the quantity is always 1. */
export interface NewItem {
  readonly productId: Id
  readonly productName: string
  readonly quantity: 1
  readonly fullPrice: number | null
  readonly discountPrice: number | null
  readonly photo: string | null
}

/** What the login shows of a chosen course; it is not sent to the cart. */
export type CourseFacts = Readonly<ReturnType<typeof readFacts>>

export interface WantedItem extends NewItem {
  readonly facts: CourseFacts
}

export const toWantedItem = (course: OfferedCourse): WantedItem => ({
  productId: course.id,
  productName: course.title,
  quantity: 1,
  fullPrice: course.fullPrice ? amountOf(course.fullPrice) : null,
  discountPrice: course.discountPrice ? amountOf(course.discountPrice) : null,
  photo: course.picture || null,
  facts: {
    instructor: course.instructor ?? '',
    lessonCount: course.lessonCount ?? 0,
    days: course.days ?? 0,
    currency: course.discountPrice?.currency ?? '',
  },
})

function readFacts(stored: unknown) {
  const from = asRecord(stored)
  return {
    instructor: readText(from.instructor),
    lessonCount: readNumber(from.lessonCount),
    days: readNumber(from.days),
    /** Currency of both prices; empty when unknown. */
    currency: readText(from.currency),
  }
}

function readNewItem(stored: unknown): NewItem | undefined {
  const from = asRecord(stored)
  const productId = readId(from.productId)
  if (productId === undefined) return undefined
  return {
    productId,
    productName: readText(from.productName),
    quantity: 1,
    fullPrice: readPrice(from.fullPrice),
    discountPrice: readPrice(from.discountPrice),
    photo: readText(from.photo) || null,
  }
}

/** Milliseconds for which a chosen course is stored until the login, which may follow in another tab. */
const lifetime = 2 * 60 * 60 * 1_000

export interface StoredItem extends WantedItem {
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** Reads the course that a visitor has chosen; undefined when it is older than the lifetime. */
export function readStoredItem(stored: unknown): StoredItem | undefined {
  const savedAt = readNumber(asRecord(stored).savedAt, Number.NaN)
  const age = Date.now() - savedAt
  const item = readNewItem(stored)
  return item && age >= 0 && age < lifetime
    ? { ...item, facts: readFacts(asRecord(stored).facts), savedAt }
    : undefined
}

function readPrice(value: unknown): number | null {
  const price = readNumber(value, Number.NaN)
  return Number.isFinite(price) ? price : null
}
