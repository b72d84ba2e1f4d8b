import type { ExportTools } from '../../accounts/contract'
import { personalLists } from '../model/personal-lists'

export default async ({ session }: ExportTools) => personalLists.of(session).load()
