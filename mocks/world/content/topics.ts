import { cooking } from './cooking'
import { gardening } from './gardening'
import { languages } from './languages'
import { music } from './music'
import { photography } from './photography'
import { programming } from './programming'

/** Every subject people of the world talk about. */
export const topics = [music, gardening, photography, programming, cooking, languages] as const
