import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { $language } from '../../core/i18n/i18n'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { matchPage } from '../../core/navigation/current-page'
import { useHref } from '../../core/navigation/links'
import { $registry } from '../../core/plugin/registry-store'
import { SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { Link } from '../../kit/ui/link/link'
import { footerEntries } from '../slots'

const frame = css({
  maxW: '[calc({sizes.column.wide} + 4rem)]',
  mx: 'auto',
  px: { base: '4', md: '6', xl: '8' },
  // The padding keeps the footer above the bottom bar of small screens.
  pb: { base: '[calc(5rem + env(safe-area-inset-bottom))]', md: '8' },
})
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '6',
  borderTopWidth: '1px',
  pt: '3',
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'touch',
  textStyle: 'small',
  color: 'quiet',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
})

export default function Footer() {
  const t = useKernelTexts()
  const translate = useTranslate()
  const href = useHref()
  const [{ brand }, language, registry] = useUnit([$settings, $language, $registry])
  const entries = useSlotEntries(footerEntries)
  return (
    <footer className={frame}>
      <nav aria-label={t['footer.label']({ name: brand.name })}>
        <ul role="list" className={list}>
          {brand.links.map(({ label, url }) => {
            const name =
              typeof label === 'string' ? label : (label[language] ?? Object.values(label)[0] ?? url)
            return (
              <li key={url}>
                {matchPage(registry, url) ? (
                  <Link to={url} className={link}>
                    {name}
                  </Link>
                ) : (
                  <a href={url} rel="noopener" className={link}>
                    {name}
                  </a>
                )}
              </li>
            )
          })}
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.load ? (
                <SlotEntryView entry={entry} props={{}} />
              ) : (
                <Link to={(entry.to && href(entry.to, undefined, entry.query)) ?? ''} className={link}>
                  {entry.label && translate(entry.label)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
