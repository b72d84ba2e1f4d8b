import { cooking } from './cooking'
import { gardening } from './gardening'
import { languages } from './languages'
import { music } from './music'
import { photography } from './photography'
import { programming } from './programming'

/** All topics of the posts in the mock world. */
export const topics = [music, gardening, photography, programming, cooking, languages] as const
