import { $session, nameOf } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { readKeptOutbox } from '../model/kept-outbox'
import { outboxRestored } from '../model/outbox'

/** Brings back what did not get through before a reload, before anything new can be written: the two are kept as one. */
export function useKeptOutbox(): void {
  const [session, restore] = useUnit([$session, outboxRestored])
  useEffect(() => {
    if (session) restore(readKeptOutbox(nameOf(session.person), session.person.id))
  }, [session, restore])
}
