import { type ComponentProps, type MouseEvent, use } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
} from 'react-router'

export interface LinkProps
  extends Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'reloadDocument'>,
    Omit<ComponentProps<'a'>, 'href'> {}

/**
 * A link within the product. A link to a path does not read the location, so that it need not render again at each
 * navigation, as the router's own do.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, reloadDocument, ...rest } = props
  const { basename, navigator } = use(NavigationContext)
  if (typeof to !== 'string' || !/^\/(?![/\\])/.test(to)) return <RouterLink {...props} />

  const href = (basename === '/' ? to : basename + to.replace(/^\/(?=[?#]|$)/, '')) || '/'
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event)
    const { metaKey, altKey, ctrlKey, shiftKey, button, defaultPrevented } = event
    const isElsewhere = reloadDocument || (rest.target && rest.target !== '_self')
    if (isElsewhere || defaultPrevented || button || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    // Navigating to the current address adds no entry to the history.
    const isSame = href === location.pathname + location.search + location.hash
    navigator[(replace ?? isSame) ? 'replace' : 'push'](href, state)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {rest.children}
    </a>
  )
}
