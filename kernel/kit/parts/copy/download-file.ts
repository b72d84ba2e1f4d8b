/** Downloads a file that was created in the page. @param type media type, such as `text/csv;charset=utf-8` */
export function downloadFile(content: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoke the URL in the next task, when the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url))
}
