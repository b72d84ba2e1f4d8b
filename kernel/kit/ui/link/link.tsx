import { type ComponentProps, type MouseEvent, use } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
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
    const isInPlace = !rest.target || rest.target === '_self'
    const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (reloadDocument || event.defaultPrevented || event.button !== 0 || hasKey || !isInPlace) return
    event.preventDefault()
    // Navigating to the current address adds no entry to the history.
    const isSame = href === location.pathname + location.search + location.hash
    const move = (replace ?? isSame) ? navigator.replace : navigator.push
    move({ pathname: '/', search: '', hash: '', ...parsePath(href) }, state)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {rest.children}
    </a>
  )
}
