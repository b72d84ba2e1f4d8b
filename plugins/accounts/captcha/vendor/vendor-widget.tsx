import { $language, $settings } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from 'styled-system/css'
import type { CaptchaState, ChangeCaptcha } from '../captcha-state'
import { loadVendor, type VendorApi, type VendorName } from './load-vendor'

interface VendorWidgetProps {
  readonly provider: VendorName
  readonly size: 'full' | 'compact'
  readonly state: CaptchaState
  readonly change: ChangeCaptcha
}

/** Heights of the captcha providers' widgets, reserved so that loading does not shift the layout. */
const heights = { full: css({ minH: '[78px]' }), compact: css({ minH: '[144px]' }) }
const frame = css({ overflow: 'hidden' })

export function VendorWidget({ provider, size, state, change }: VendorWidgetProps) {
  const { siteKey } = useUnit($settings).captcha
  const language = useUnit($language)
  const container = useRef<HTMLDivElement>(null)
  const rendered = useRef<{ readonly api: VendorApi; readonly widget: string | number }>(null)
  const changeNow = useEffectEvent(change)

  useEffect(() => {
    let isUnmounted = false
    const host = document.createElement('div')
    container.current?.append(host)

    loadVendor(provider, language).then(
      (api) => {
        if (isUnmounted) return
        const widget = api.render(host, {
          sitekey: siteKey,
          size: size === 'full' ? 'normal' : 'compact',
          theme: isDark() ? 'dark' : 'light',
          language,
          hl: language,
          callback: (answer) => changeNow('solved', { answer }),
          'expired-callback': () => changeNow('expired'),
          'error-callback': () => changeNow('failed'),
        })
        rendered.current = { api, widget }
      },
      () => isUnmounted || changeNow('failed'),
    )
    return () => {
      isUnmounted = true
      if (rendered.current) rendered.current.api.remove?.(rendered.current.widget)
      rendered.current = null
      host.remove()
    }
  }, [provider, siteKey, size, language])

  useEffect(() => {
    if (state === 'spent') rendered.current?.api.reset(rendered.current.widget)
  }, [state])

  return <div ref={container} className={`${frame} ${heights[size]}`} />
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
