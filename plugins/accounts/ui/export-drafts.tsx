import { keptDrafts } from '@kernel/parts'

export default async () => [keptDrafts]
