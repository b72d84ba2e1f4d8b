import { asRecord } from '../parse/parse'
import type { Dictionary } from './text'

/** Texts of one language by their owner, the kernel or a plugin: `{ kernel: {…}, posts: {…} }`. */
export type Messages = Readonly<Record<string, Dictionary>>

/** Reads a language file without validation: `translate` skips values that are not strings. */
export const toMessages = (file: unknown): Messages => asRecord(file) as Messages
