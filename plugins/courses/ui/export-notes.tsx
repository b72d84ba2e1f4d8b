import type { ExportTools } from '../../accounts/contract'
import { courseNotes } from '../model/notes'

export default async ({ session }: ExportTools) =>
  courseNotes
    .of(session)
    .entries()
    .map(([courseId, { title, notes }]) => ({ courseId, title, notes }))
