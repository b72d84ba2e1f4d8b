import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createRecording } from '../recording/record'
import type { Mock } from '../server/mock'

/** Writes each call to a file at once, so that the file is complete whenever the server ends. */
export function recordTo(path: string, mock: Mock): Pick<Mock, 'handle'> {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  const recording = createRecording(mock, (line) => appendFileSync(path, `${line}\n`))
  const started = mock.ready.then(recording.begin)
  return {
    async handle(request, worldName) {
      await started
      return recording.handle(request, worldName)
    },
  }
}
