import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from 'styled-system/css'
import {
  $announcements,
  $isLoading,
  type Announcement,
  announce,
  announcementExpired,
} from '../../core/announcer/announce'
import { kernelTexts } from '../../core/i18n/text'
import { useTranslate } from '../../core/i18n/use-texts'

/** Milliseconds until an announced text is removed. The time is long, because screen readers read with a delay. */
const expiry = 7_000
/** Loading is announced only if it takes longer than this, in ms. */
const loadingDelay = 1_000
/** If the pause between two loading indicators is not longer than this, in ms, they are announced as one. */
const loadingGap = 300

const hidden = css({ srOnly: true })

/** The polite and the assertive live region, in the body, because dialogs hide the rest of the page from screen readers. */
export function LiveRegion() {
  const announcements = useUnit($announcements)
  const isMounted = useIsMounted()
  useLoadingAnnouncement()
  if (!isMounted) return null

  // Only added texts are announced. Otherwise the removal of an expired text would repeat the remaining texts.
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
  const translate = useTranslate()
  const expire = useUnit(announcementExpired)
  useEffect(() => {
    const timer = setTimeout(() => expire(id), expiry)
    return () => clearTimeout(timer)
  }, [expire, id])
  const texts = [text].flat().map((item) => (typeof item === 'string' ? item : translate(item)))
  return <p>{texts.join(' ')}</p>
}

/** False until the component is mounted, and always while the build pre-renders pages, where no document exists. */
function useIsMounted() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

function useLoadingAnnouncement(): void {
  const [isLoading, announceNow] = useUnit([$isLoading, announce])
  const wasAnnounced = useRef(false)
  useEffect(() => {
    if (isLoading === wasAnnounced.current) return
    const change = () => {
      wasAnnounced.current = isLoading
      announceNow(kernelTexts.ref(isLoading ? 'ui.loading' : 'ui.ready'))
    }
    const timer = setTimeout(change, isLoading ? loadingDelay : loadingGap)
    return () => clearTimeout(timer)
  }, [isLoading, announceNow])
}
