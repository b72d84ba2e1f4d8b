import { route, TextLink, useHref } from '@kernel'
import type { ReactNode } from 'react'

/** The public page of a member, whoever serves it; its reference is known by its id. */
const publicPageRoute = route('public-page/page', '/:id')

interface PersonLinkProps {
  readonly login: string
  readonly className?: string
  readonly children: ReactNode
}

/** A name that leads to the person's public page (decision 12); plain text where there is none. */
export function PersonLink({ login, className, children }: PersonLinkProps) {
  const href = useHref()
  const to = login === '' ? undefined : href(publicPageRoute, { id: `@${login}` })
  return (
    <TextLink look="plain" to={to} className={className}>
      {children}
    </TextLink>
  )
}
