import { useUnit } from 'effector-react'
import { $settings } from '../../../core/config/settings'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import type { Registry } from '../../../core/plugin/registry'
import { $registry } from '../../../core/plugin/registry-store'
import { useIsHydrated } from '../time/use-is-hydrated'
import type { SanitizeOptions } from './content-rules'
import { type FindLinks, findLinks, mayContainLink } from './find-links'

export function useSanitizeOptions(html: string): SanitizeOptions {
  const t = useKernelTexts()
  const [screens, settings] = useUnit([$registry, $settings])
  const options = optionsFor(screens, settings.content.pictures, t)
  return useIsHydrated() && mayContainLink(html) ? withLinks(options, findLinks) : options
}

/** Keeps one options object per registry and translations, because `sanitize` caches its results by options object. */
const optionsCache = new WeakMap<object, WeakMap<object, SanitizeOptions>>()

function optionsFor(
  screens: Registry,
  imageHosts: readonly string[],
  t: ReturnType<typeof useKernelTexts>,
): SanitizeOptions {
  const byTranslation = optionsCache.get(screens) ?? new WeakMap<object, SanitizeOptions>()
  optionsCache.set(screens, byTranslation)
  const options = byTranslation.get(t) ?? {
    screens,
    imageHosts,
    placeholders: {
      image: (host) => t['html.picture']({ host }),
      frame: (host) => t['html.frame']({ host }),
    },
  }
  byTranslation.set(t, options)
  return options
}

const linkedOptions = new WeakMap<SanitizeOptions, SanitizeOptions>()

function withLinks(options: SanitizeOptions, findLinks: FindLinks): SanitizeOptions {
  const linked = linkedOptions.get(options) ?? { ...options, findLinks }
  linkedOptions.set(options, linked)
  return linked
}
