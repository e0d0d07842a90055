/**
 * For the `ref` of an element: tells the style sheets its height, in pixels, by a custom property of the
 * page. Make it once, outside of the component.
 */
export function heightAs(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return
    const { style } = document.documentElement
    const tell = () => style.setProperty(property, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    tell()
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}
