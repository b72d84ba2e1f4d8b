import { useUnit } from 'effector-react'
import { use, useLayoutEffect } from 'react'
import { $settings } from '../../core/config/settings'
import { $language } from '../../core/i18n/i18n'
import { useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import {
  $pageHead,
  headTags,
  publicHead,
  useDocumentTitle,
  useScreenName,
  writeHead,
} from '../../kit/parts/navigation/page-head'

/**
 * Sets the title of the document, and its tags for search engines and link previews. A component of its own, because
 * screens set the head when they mount, and an update of their parent would hydrate them in one blocking task.
 */
export function DocumentHead() {
  const page = use(CurrentPageContext)?.page
  const [settings, own, language] = useUnit([$settings, $pageHead, $language])
  const { brand, publicUrl } = settings
  const title = useDocumentTitle([useScreenName(), brand.name].filter(Boolean).join(' · '))
  const head = publicHead({ page, own, translate: useTranslate() })
  // A layout effect, so that the title changes together with the content.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const write = () =>
    writeHead(
      headTags({
        head,
        brand: brand.name,
        language,
        origin: publicUrl ? new URL(publicUrl).origin : location.origin,
        path: location.pathname,
      }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same content changes nothing
  useLayoutEffect(write, [JSON.stringify(head), brand, language, publicUrl, page])
  return null
}
