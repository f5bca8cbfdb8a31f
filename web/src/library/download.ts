// File downloads.

/** Hands a text, or bytes, out as a file. */
export function download(content: BlobPart, name: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
