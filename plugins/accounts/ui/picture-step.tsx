import { $session } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { NewcomerStepProps } from '../../posts/contract'

/** Reports whether the user has a profile picture. */
export default function PictureStep({ onDone }: NewcomerStepProps) {
  const hasPicture = Boolean(useUnit($session)?.person.pictureUrl)
  useEffect(() => onDone(hasPicture), [hasPicture, onDone])
  return null
}
