import { $isFirstScreenReady } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { registeredAccount } from '../model/registered-account'

interface SentToProps {
  /** The sentence without the address, for a tab that does not know it. */
  readonly unknown: string
  readonly sentence: (values: { readonly email: string }) => string
}

/** Says where the mail goes; the address stands out, so that a slip of the pen is seen. */
export function SentTo({ unknown, sentence }: SentToProps) {
  // A server does not know the address.
  const email = useUnit($isFirstScreenReady) && registeredAccount.load().email
  if (!email) return unknown
  const [before, ...after] = sentence({ email }).split(email)
  return (
    <>
      {before}
      <strong>
        <bdi>{email}</bdi>
      </strong>
      {after.join(email)}
    </>
  )
}
