import { useHref } from '@kernel'
import { TextLink } from '@kernel/ui'
import type { ReactNode } from 'react'
import { publicPageRoute } from '../../public-page/contract'

interface PersonLinkProps {
  readonly login: string
  readonly className?: string
  readonly children: ReactNode
}

/** Link to a person's public page (decision:connection-links); plain text if there is none. */
export function PersonLink({ login, className, children }: PersonLinkProps) {
  const href = useHref()
  const to = login === '' ? undefined : href(publicPageRoute, { id: `@${login}` })
  return (
    <TextLink variant="plain" to={to} className={className}>
      {children}
    </TextLink>
  )
}
