import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from 'styled-system/css'
import { $settings } from '../../config/settings'
import { $language } from '../../i18n/i18n'
import type { Solution, useSolution } from '../use-solution'
import { loadVendor } from './load-vendor'
import type { VendorApi } from './vendors'

/** Props of the widget that a provider draws. */
export interface VendorWidgetProps {
  readonly size: 'full' | 'compact'
  readonly solution: ReturnType<typeof useSolution>
}

/** As tall as what the providers draw, so that nothing jumps. */
const host = { full: css({ minH: '[78px]' }), compact: css({ minH: '[144px]' }) }
const frame = css({ overflow: 'hidden' })

/** The captcha of a provider other than ours. Its script comes with the first screen that asks, never before. */
export default function VendorWidget({ size, solution }: VendorWidgetProps) {
  const { provider, siteKey } = useUnit($settings).captcha
  const language = useUnit($language)
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ readonly api: VendorApi; readonly widget: string | number }>(null)
  const { state } = solution

  const change = useEffectEvent((next: 'solved' | 'expired' | 'failed', answer?: Solution) =>
    solution.change(next, answer),
  )

  useEffect(() => {
    if (provider === 'altcha') return
    let isGone = false
    const inner = document.createElement('div')
    place.current?.append(inner)

    loadVendor(provider, language).then(
      (api) => {
        if (isGone) return
        const widget = api.render(inner, {
          sitekey: siteKey,
          size: size === 'full' ? 'normal' : 'compact',
          theme: isDark() ? 'dark' : 'light',
          language,
          callback: (answer) => change('solved', { answer }),
          'expired-callback': () => change('expired'),
          'error-callback': () => change('failed'),
        })
        drawn.current = { api, widget }
      },
      () => isGone || change('failed'),
    )
    return () => {
      isGone = true
      if (drawn.current) drawn.current.api.remove?.(drawn.current.widget)
      drawn.current = null
      inner.remove()
    }
  }, [provider, siteKey, size, language])

  useEffect(() => {
    if (state === 'spent') drawn.current?.api.reset(drawn.current.widget)
  }, [state])

  return <div ref={place} className={`${frame} ${host[size]}`} />
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
