import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $settings } from '../../core/config/settings'
import { useScreenTitle } from '../../core/navigation/document-title'

export interface PageHeadProps {
  /** Open Graph type of the page, see https://ogp.me. */
  readonly type?: 'website' | 'profile'
  readonly title: string
  readonly description: string
  readonly image: string | undefined
}

/** Title, description and Open Graph tags of a page (PUB-PAGE-01, CRS-DET-01); restored on unmount. */
export function PageHead({ type = 'website', title, description, image }: PageHeadProps) {
  const { brand } = useUnit($settings)
  useScreenTitle(title)
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name=description]')
    return tag && description ? setTemporarily(tag, 'content', description) : undefined
  }, [description])
  // Object and data URLs are useless in Open Graph tags, which other sites read.
  const publicImage = image && /^https?:/i.test(image) ? image : undefined

  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${location.origin}${location.pathname}`} />
      {publicImage && <meta property="og:image" content={publicImage} />}
      <meta name="twitter:card" content={publicImage ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Sets a property; the returned function restores the old value, unless other code has changed the property since. */
function setTemporarily<Name extends string>(
  owner: Record<Name, string>,
  name: Name,
  value: string,
): () => void {
  const before = owner[name]
  owner[name] = value
  return () => {
    if (owner[name] === value) owner[name] = before
  }
}
