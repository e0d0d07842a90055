/** Reading `window.localStorage` itself throws where the browser forbids storage. */
export function localStorageOf(
  window: Window,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  try {
    return window.localStorage
  } catch {
    return { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  }
}
