import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FirstMembersProps } from '../../groups/contract'
import { connectionsQuery } from '../api/queries'
import PeopleCards from './people-cards'

export default function FirstMembers({ onAlone }: FirstMembersProps) {
  const { data } = useQuery(connectionsQuery())
  const isAlone = data?.length === 0
  useEffect(() => onAlone(isAlone), [isAlone, onAlone])
  return isAlone ? <PeopleCards hasRoom /> : null
}
