import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from 'styled-system/css'
import {
  $announcements,
  type Announcement,
  announce,
  announcementExpired,
} from '../../core/announcer/announce'
import { $isLoading } from '../../core/announcer/loading-indicators'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTranslate } from '../../core/i18n/use-texts'

/** Milliseconds that a text stays in the region: screen readers take it up with a delay. */
const expiry = 7_000
/** Milliseconds of loading before it is said: what is there at once needs no words. */
const loadingDelay = 1_000
/** Milliseconds between one loading indicator and the next that count as the same wait. */
const loadingGap = 300

const hidden = css({ srOnly: true })

/**
 * The one live region of the page, for polite and for urgent announcements. A child of the body: dialogs hide the rest
 * of the page from screen readers, but no live region that stands beside them.
 */
export function LiveRegion() {
  const announcements = useUnit($announcements)
  const isMounted = useIsMounted()
  useLoadingSaid()
  if (!isMounted) return null

  // Only what is added is read: an older text that goes away makes no other one be said again.
  return createPortal(
    [false, true].map((isUrgent) => (
      <div
        key={String(isUrgent)}
        role="log"
        aria-live={isUrgent ? 'assertive' : 'polite'}
        aria-relevant="additions"
        aria-atomic="false"
        className={hidden}
      >
        {announcements
          .filter((announcement) => announcement.isUrgent === isUrgent)
          .map((announcement) => (
            <Line key={announcement.id} announcement={announcement} />
          ))}
      </div>
    )),
    document.body,
  )
}

function Line({ announcement: { id, text } }: { readonly announcement: Announcement }) {
  const say = useTranslate()
  const expire = useUnit(announcementExpired)
  useEffect(() => {
    const timer = setTimeout(() => expire(id), expiry)
    return () => clearTimeout(timer)
  }, [expire, id])
  const words = [text].flat().map((part) => (typeof part === 'string' ? part : say(part)))
  return <p>{words.join(' ')}</p>
}

/** The build that pre-renders has no document. */
function useIsMounted() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

function useLoadingSaid(): void {
  const [isLoading, say] = useUnit([$isLoading, announce])
  const wasSaid = useRef(false)
  useEffect(() => {
    if (isLoading === wasSaid.current) return
    const change = () => {
      wasSaid.current = isLoading
      say(kernelTexts.ref(isLoading ? 'ui.loading' : 'ui.ready'))
    }
    const timer = setTimeout(change, isLoading ? loadingDelay : loadingGap)
    return () => clearTimeout(timer)
  }, [isLoading, say])
}
