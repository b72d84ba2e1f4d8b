import { TextLink } from '@kernel/ui'
import type { ReactNode } from 'react'
import { usePublicPagePath } from '../../public-page/contract'

interface PersonLinkProps {
  readonly login: string
  readonly className?: string
  readonly children: ReactNode
}

/** Link to a person's public page (decision:connection-links); plain text if there is none. */
export function PersonLink({ login, className, children }: PersonLinkProps) {
  const pathOf = usePublicPagePath()
  return (
    <TextLink variant="plain" to={pathOf(login)} className={className}>
      {children}
    </TextLink>
  )
}
