import { useFormats } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { personalLists } from '../model/personal-lists'

export default function SavedPostsTotal() {
  const formats = useFormats()
  const { saved } = useUnit(personalLists.$value)
  return formats.number(saved.length)
}
