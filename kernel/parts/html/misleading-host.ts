/** Invisible characters that join or reverse text. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const hostLike = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)\.)+\p{L}[\p{L}\p{N}\p{M}-]+/gu

/**
 * The real target of a link whose text names another host, in the form that browsers resolve (punycode `xn--…`).
 * @returns the host, or the address of a `mailto:` link; `undefined` when the text names no other host
 */
export function misleadingHost(
  text: string | null,
  { protocol, host, hostname, pathname }: URL,
): string | undefined {
  const isMail = protocol === 'mailto:'
  const target = isMail ? decode(pathname).toLowerCase() : hostname
  const domain = target.slice(target.indexOf('@') + 1)
  const read = (text ?? '')
    .normalize('NFKC')
    .replaceAll(/[\u3002\uff61]/g, '.')
    .replace(invisible, '')
    .toLowerCase()
  const hosts = read.match(hostLike) ?? []
  // A link text is not misleading when it names the host itself or a parent domain.
  const isSame = (name: string) => name === domain || domain.endsWith(`.${name}`) || name === `www.${domain}`
  return hosts.every(isSame) ? undefined : isMail ? target : host
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
