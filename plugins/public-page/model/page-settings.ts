import { ApiError, asRecord, readBoolean, readNumber, readText, type Schema } from '@kernel'

/** Segments of the slot `publicPageSections` that the owner can show or hide. */
export type SectionName = 'courses' | 'posts'

export type PageSettings = Readonly<ReturnType<typeof readPageSettings>>
export type MySettings = Readonly<ReturnType<typeof readMySettings>>
export type PublicSettings = Readonly<ReturnType<typeof readPublicSettings>>

/** Default width of a section in percent. */
const defaultWidth = 50

function readWidth(value: unknown): number {
  return Math.min(100, Math.max(0, Math.round(readNumber(value, defaultWidth))))
}

/** By default both sections are shown, each with half the width. */
export function readPageSettings(value: unknown) {
  const from = asRecord<Schema<'MyPageSettings'>>(value)
  return {
    title: readText(from.title),
    headline: readText(from.headline),
    showCourseSection: readBoolean(from.showCourseSection, true),
    showPostsSection: readBoolean(from.showPostsSection, true),
    /** In percent; 0 means all available width. */
    courseSectionWidth: readWidth(from.courseSectionWidth),
    postsSectionWidth: readWidth(from.postsSectionWidth),
    /** A stored file name or an absolute URL; empty when there is none. */
    profileBackgroundImage: readText(from.profileBackgroundImage),
  }
}

const isPresent = (value: unknown) => value !== undefined && value !== null
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @throws ApiError `invalid-response` when unreadable: saving guessed values would overwrite the stored ones
 */
export function readMySettings(answer: unknown) {
  const { publicProfile, myPageSettings } = asRecord<Schema<'PublicSettings'>>(answer)
  if (!isObject(answer) || (isPresent(myPageSettings) && !isObject(myPageSettings)))
    throw new ApiError('invalid-response', { body: answer })
  // A missing `publicProfile` means that the page is not public, as in the general settings.
  return { ...readPageSettings(myPageSettings), isPublic: readBoolean(publicProfile) }
}

/** @throws ApiError `invalid-response` */
export function readPublicSettings(answer: unknown) {
  const { name, pictureUrl } = asRecord<Schema<'PublicSettings'>>(answer)
  return { ...readMySettings(answer), name: readText(name), pictureUrl: readText(pictureUrl) }
}

export function sectionOf(
  settings: PageSettings,
  name: SectionName,
): { readonly isShown: boolean; readonly width: number } {
  return name === 'courses'
    ? { isShown: settings.showCourseSection, width: settings.courseSectionWidth }
    : { isShown: settings.showPostsSection, width: settings.postsSectionWidth }
}
