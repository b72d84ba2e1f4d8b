import { $session } from '@kernel'
import { useUnit } from 'effector-react'

/** Whose orders and payments this browser remembers: the person's id, where the server gives one, else their login. */
export function usePersonKey(): string {
  const person = useUnit($session)?.person
  return String(person?.id ?? person?.login ?? '')
}
