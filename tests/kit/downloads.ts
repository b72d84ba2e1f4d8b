import { onTestFinished, rs } from '@rstest/core'

/** A file that the product offered to the browser for download. */
export interface Download {
  readonly name: string
  readonly content: Blob
}

/** Records the files that the running test downloads. */
export function recordDownloads(): readonly Download[] {
  const files: Download[] = []
  let content: Blob
  const create = rs.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:download'
  })
  const click = rs.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content })
  })
  onTestFinished(() => {
    create.mockRestore()
    click.mockRestore()
  })
  return files
}
