import { electTabLeader } from '@kernel'
import type { Collected } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $quietHours, isQuiet, type Notice } from '../contract'
import { $read, noticeChoices } from '../model/notices'
import { isUnread, noticeKey } from '../model/read-notices'

/** Plays a sound for a new unread notice, in one of the tabs. What a source returns first, at the start, is not new. */
export function useChime(entries: readonly Collected<readonly Notice[]>[]): void {
  const [read, quiet, { hasSound }] = useUnit([$read, $quietHours, noticeChoices.$value])
  const known = useRef(new Map<string, ReadonlySet<string>>())
  const isLeader = useRef(false)
  useEffect(() => {
    if (!hasSound) return
    return electTabLeader('notices', (isElected) => {
      isLeader.current = isElected
    })
  }, [hasSound])
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
    if (isNew && isLeader.current && !isQuiet(quiet)) void chime().catch(() => undefined)
  }, [entries, read, quiet])
}

/** Two short tones. The browser plays none before the person has pressed something. */
async function chime(): Promise<void> {
  const audio = new AudioContext()
  const ends = [660, 880].map((frequency, index) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + index * 0.15
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.08, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.4)
    return new Promise((resolve) => tone.addEventListener('ended', resolve))
  })
  await Promise.all(ends)
  await audio.close()
}
