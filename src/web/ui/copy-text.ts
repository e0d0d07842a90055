/** Copies text to the clipboard; also on plain HTTP, where `navigator.clipboard` is missing. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Forbidden or out of focus: the older way may still work.
  }
  return copyThroughSelection(text)
}

function copyThroughSelection(text: string): boolean {
  const focused = document.activeElement
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.className = 'visually-hidden'
  document.body.append(carrier)
  carrier.select()
  const copied = document.execCommand('copy')
  carrier.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
