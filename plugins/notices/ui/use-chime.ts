import type { Collected } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { isQuiet, type Notice, quietHours } from '../contract'
import { $read, noticeChoices } from '../model/notices'
import { isUnread, noticeKey } from '../model/read-notices'

/** Time in ms in which other tabs stay silent. */
const length = 1_000

/** Plays a sound for a new unread notice. What a source returns first, at the start, is not new. */
export function useChime(entries: readonly Collected<readonly Notice[]>[]): void {
  const [read, quiet, { hasSound }] = useUnit([$read, quietHours.$value, noticeChoices.$value])
  const known = useRef(new Map<string, ReadonlySet<string>>())
  useEffect(() => {
    let isNew = false
    for (const { id, result } of entries) {
      if (result.state !== 'ready') continue
      const before = known.current.get(id)
      const keys = result.value.map((notice) => noticeKey(id, notice))
      isNew ||= result.value.some(
        (notice) => isUnread(id, notice, read) && before?.has(noticeKey(id, notice)) === false,
      )
      known.current.set(id, new Set([...(before ?? []), ...keys]))
    }
    if (isNew && hasSound && !isQuiet(quiet)) void chime().catch(() => undefined)
  }, [entries, read, quiet, hasSound])
}

/** Two short tones, in one of the tabs. The browser plays none before the person has pressed something. */
async function chime(): Promise<void> {
  await navigator.locks.request('notices.chime', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const audio = new AudioContext()
    for (const [index, frequency] of [660, 880].entries()) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()]
      const start = audio.currentTime + index * 0.15
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0.08, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.4)
    }
    await new Promise((resolve) => setTimeout(resolve, length))
    await audio.close()
  })
}
