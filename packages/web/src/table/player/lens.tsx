import { useLayoutEffect, useRef } from 'react'
import style from './shown-event.module.css'
import type { Step } from './step.ts'

/** A small part of the board seen large, with what the step is about marked in it. It is a likeness: nothing in it can be clicked. */
export function Lens({ of, step }: { readonly of: Element; readonly step: Step }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { width, height } = of.getBoundingClientRect()
    const likeness = of.cloneNode(true) as HTMLElement | SVGElement
    for (const thing of step.things)
      for (const element of likeness.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`))
        element.setAttribute('data-played', '')
    for (const element of [likeness, ...likeness.querySelectorAll('[data-thing], [id], [tabindex]')])
      for (const name of ['data-thing', 'data-travels', 'data-lens', 'id', 'tabindex']) element.removeAttribute(name)
    const frame = box.current as HTMLDivElement
    const scale = frame.clientWidth / width
    Object.assign(likeness.style, {
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
      transform: `scale(${scale})`,
    })
    frame.style.height = `${height * scale}px`
    frame.replaceChildren(likeness)
  }, [of, step])
  return <div ref={box} className={style.lens} inert />
}
