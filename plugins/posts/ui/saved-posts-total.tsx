import { useFormats } from '@kernel/parts'
import { useFollowedLists } from './use-personal-lists'

/** The number of saved posts, on the screen "Me". */
export default function SavedPostsTotal() {
  const formats = useFormats()
  const { saved } = useFollowedLists()
  return formats.number(saved.length)
}
