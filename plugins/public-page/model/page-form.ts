import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { publicPageTexts } from '../texts'
import type { MySettings } from './page-settings'

const text = publicPageTexts.ref

/** Limits of a section's width in percent; 0 means all available width. */
export const widthLimits = { min: 0, max: 100 }

const width = v.pipe(v.number(), v.minValue(widthLimits.min), v.maxValue(widthLimits.max))
const textField = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, encodeMessage(text('myPage.tooLong', { max }))))

export const pageSchema = v.object({
  title: textField(200),
  headline: textField(500),
  showCourseSection: v.boolean(),
  showPostsSection: v.boolean(),
  courseSectionWidth: width,
  postsSectionWidth: width,
})

export type PageChange = v.InferOutput<typeof pageSchema>

export function toPageChange({ isPublic: _, profileBackgroundImage: __, ...change }: MySettings): PageChange {
  return change
}
