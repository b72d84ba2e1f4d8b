import type { ExportTools } from '../../accounts/contract'
import { courseNotes } from '../model/notes'

export default async ({ session }: ExportTools) =>
  courseNotes(session)
    .entries()
    .map(([courseId, { title, notes }]) => ({ courseId, title, notes }))
