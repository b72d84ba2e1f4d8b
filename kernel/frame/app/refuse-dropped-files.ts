/** Refuses files that are dropped where nothing takes them: browsers would open them in place of the page. */
export function refuseDroppedFiles(): () => void {
  const listeners = new AbortController()
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented, target } = event
    const isFileField = target instanceof Element && target.matches('input[type=file]')
    if (defaultPrevented || isFileField || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  // On the window, so that whatever takes files handles the events first.
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, refuse, { signal: listeners.signal })
  return () => listeners.abort()
}
