import type { ExportTools } from '../../accounts/contract'
import { loadPersonalLists } from '../model/personal-lists'

export default async ({ session }: ExportTools) => loadPersonalLists(session)
