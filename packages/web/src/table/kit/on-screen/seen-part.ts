import type { Box } from './beside.ts'

/** What of an element can be seen: boards and parts scroll, and what lies outside of them is not there to be looked at. */
export function seenPart(element: Element): Box | undefined {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined
}
