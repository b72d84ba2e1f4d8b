import { ApiError, asRecord, readBoolean, readNumber, readText } from '@kernel'

/** The sections that an owner shows or hides; each is a segment of the slot. */
export type SectionName = 'courses' | 'posts'

/** What an owner sets up of a public page. */
export interface PageSettings {
  readonly title: string
  readonly headline: string
  readonly showCourseSection: boolean
  readonly showPostsSection: boolean
  /** Percent; applied above 0 only. */
  readonly courseSectionWidth: number
  readonly postsSectionWidth: number
  /** A stored name or a whole address; empty where there is none. */
  readonly profileBackgroundImage: string
}

/** What an owner sees of it in the profile. */
export interface MySettings extends PageSettings {
  readonly isPublic: boolean
}

/** What visitors see of it. */
export interface PublicSettings extends MySettings {
  readonly name: string
  readonly pictureUrl: string
}

/** Percent of a section without a width of its own. */
const defaultWidth = 50

function readWidth(value: unknown): number {
  return Math.min(100, Math.max(0, Math.round(readNumber(value, defaultWidth))))
}

/** Reads what an owner set up; what is not given is as it is for everybody: both sections, half each. */
export function readPageSettings(value: unknown): PageSettings {
  const from = asRecord(value)
  return {
    title: readText(from.title),
    headline: readText(from.headline),
    showCourseSection: readBoolean(from.showCourseSection, true),
    showPostsSection: readBoolean(from.showPostsSection, true),
    courseSectionWidth: readWidth(from.courseSectionWidth),
    postsSectionWidth: readWidth(from.postsSectionWidth),
    profileBackgroundImage: readText(from.profileBackgroundImage),
  }
}

const isGiven = (value: unknown) => value !== undefined && value !== null
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the settings of the signed-in person.
 *
 * @throws ApiError `invalid-response` when there are none: saving what was guessed would overwrite what is there
 */
export function readMySettings(answer: unknown): MySettings {
  const { publicProfile, myPageSettings } = asRecord(answer)
  if (!isObject(answer) || (isGiven(myPageSettings) && !isObject(myPageSettings)))
    throw new ApiError('invalid-response', { body: answer })
  // Nobody is shown who did not say so: what is not given is a no, as in the general settings.
  return { ...readPageSettings(myPageSettings), isPublic: readBoolean(publicProfile) }
}

/** Reads the settings of a public page. @throws ApiError `invalid-response` when there are none (PUB-PAGE-05) */
export function readPublicSettings(answer: unknown): PublicSettings {
  const { name, pictureUrl } = asRecord(answer)
  return { ...readMySettings(answer), name: readText(name), pictureUrl: readText(pictureUrl) }
}

/** Whether a section is shown and how wide (PUB-PAGE-02). */
export function sectionOf(
  settings: PageSettings,
  name: SectionName,
): { readonly isShown: boolean; readonly width: number } {
  return name === 'courses'
    ? { isShown: settings.showCourseSection, width: settings.courseSectionWidth }
    : { isShown: settings.showPostsSection, width: settings.postsSectionWidth }
}
