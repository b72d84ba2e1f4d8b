import { $settings } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** Address of a picture that stands for the page. */
  readonly picture: string | undefined
}

/**
 * What the document says of the page to the tab, to search and to whoever shows links to it. The title and the
 * description stand in the document already and are changed for a while; the rest comes and goes with the page.
 */
export function PageHead({ title, description, picture }: PageHeadProps) {
  const { brand } = useUnit($settings)
  const whole = `${title} · ${brand.name}`
  useEffect(() => borrow(document, 'title', whole), [whole])
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name=description]')
    return tag && description ? borrow(tag, 'content', description) : undefined
  }, [description])
  // What only this browser can see is no use to others.
  const shared = picture && /^https?:/i.test(picture) ? picture : undefined

  return (
    <>
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${location.origin}${location.pathname}`} />
      {shared && <meta property="og:image" content={shared} />}
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Gives something another value; the way back is returned. */
function borrow<Name extends string>(owner: Record<Name, string>, name: Name, value: string): () => void {
  const before = owner[name]
  owner[name] = value
  return () => {
    owner[name] = before
  }
}
