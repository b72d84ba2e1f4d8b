import { type RouteRef, useHref } from '@kernel'
import { TextLink } from '@kernel/ui'

interface AccountLinkProps {
  readonly question: string
  readonly label: string
  readonly to: RouteRef
}

export function AccountLink({ question, label, to }: AccountLinkProps) {
  const href = useHref()
  return (
    <>
      {question} <TextLink to={href(to)}>{label}</TextLink>
    </>
  )
}
