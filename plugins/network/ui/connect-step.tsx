import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NewcomerStepProps } from '../../posts/contract'
import { connectionsQuery } from '../api/queries'

const goal = 3

/** Reports whether the user has three connections. */
export default function ConnectStep({ onDone }: NewcomerStepProps) {
  const { data } = useQuery(connectionsQuery())
  const isDone = (data?.length ?? 0) >= goal
  useEffect(() => onDone(isDone), [isDone, onDone])
  return null
}
