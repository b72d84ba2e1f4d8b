import { expect, onTestFinished, test } from '@rstest/core'
import { refuseDroppedFiles } from './refuse-dropped-files'

/** What the browser does with something that is dragged over an element. */
function dragOver(target: Element, type: string): string {
  const event = new Event('dragover', { bubbles: true, cancelable: true })
  const dataTransfer = { types: [type], dropEffect: 'copy' }
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  document.body.append(target)
  target.dispatchEvent(event)
  target.remove()
  return event.defaultPrevented ? dataTransfer.dropEffect : 'as usual'
}

// Covers FLT-197
test('the page stays when a file is dropped where nothing takes it', () => {
  onTestFinished(refuseDroppedFiles())
  const area = document.createElement('div')
  expect(dragOver(area, 'Files')).toBe('none')
  expect(dragOver(area, 'text/plain')).toBe('as usual')
  area.addEventListener('dragover', (event) => event.preventDefault())
  expect(dragOver(area, 'Files')).toBe('copy')
  expect(dragOver(Object.assign(document.createElement('input'), { type: 'file' }), 'Files')).toBe('as usual')
})
