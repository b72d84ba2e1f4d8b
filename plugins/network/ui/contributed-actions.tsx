import { Slot } from '@kernel/parts'
import { type ListedPerson, personActions } from '../contract'

export function ContributedActions({ person: { name, login, id } }: { readonly person: ListedPerson }) {
  return <Slot of={personActions} props={{ person: { name, login, id } }} whenFailed="nothing" />
}
