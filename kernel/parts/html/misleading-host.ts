/** Signs that join or turn text and are not seen. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const hostLike = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)\.)+\p{L}[\p{L}\p{N}\p{M}-]+/gu

/**
 * Where a link leads, if its text names another place: as browsers look it up, so that letters of other scripts show as
 * punycode (`xn--…`).
 *
 * @param text what is read of the link
 * @returns a host, of a mail link its address; nothing where the text names none, or no other
 */
export function misleadingHost(
  text: string | null,
  { protocol, host, hostname, pathname }: URL,
): string | undefined {
  const isMail = protocol === 'mailto:'
  const target = isMail ? readable(pathname).toLowerCase() : hostname
  const domain = target.slice(target.indexOf('@') + 1)
  const read = (text ?? '')
    .normalize('NFKC')
    .replaceAll(/[\u3002\uff61]/g, '.')
    .replace(unseen, '')
    .toLowerCase()
  const named = read.match(hostLike) ?? []
  // What is written may be the host itself or a domain that it belongs to.
  const isSame = (name: string) => name === domain || domain.endsWith(`.${name}`) || name === `www.${domain}`
  return named.every(isSame) ? undefined : isMail ? target : host
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
