import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $settings } from '../../core/config/settings'
import { useScreenTitle } from '../../core/navigation/document-title'

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  /** What the page is about by itself, of the types that https://ogp.me names. */
  readonly type?: 'website' | 'profile'
  readonly title: string
  /** Empty where nobody says. */
  readonly description: string
  /** Address of a picture that stands for the page. */
  readonly image: string | undefined
}

/**
 * What the document says of the page to the tab, to search and to whoever shows links to it (PUB-PAGE-01, CRS-DET-01).
 * The title and the description stand in the document already and are changed for a while; the rest comes and goes with
 * the page.
 *
 * @example
 * <PageHead title={course.title} description={course.headline} image={imageUrl(course.picture)} />
 */
export function PageHead({ type = 'website', title, description, image }: PageHeadProps) {
  const { brand } = useUnit($settings)
  useScreenTitle(title)
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name=description]')
    return tag && description ? borrow(tag, 'content', description) : undefined
  }, [description])
  // What only this browser can see is no use to others.
  const shared = image && /^https?:/i.test(image) ? image : undefined

  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${location.origin}${location.pathname}`} />
      {shared && <meta property="og:image" content={shared} />}
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Gives something another value; the way back is returned, and does nothing where somebody else has changed it since. */
function borrow<Name extends string>(owner: Record<Name, string>, name: Name, value: string): () => void {
  const before = owner[name]
  owner[name] = value
  return () => {
    if (owner[name] === value) owner[name] = before
  }
}
