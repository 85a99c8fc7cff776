import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The first heading of what a link or an answer leads to within a page. Where the control that led here is gone with what it
 * stood in, the keyboard goes on from the heading, which a screen reader says; a page that is loaded anew begins at its top.
 */
export function LandingHeading({ className, children }: { className: string | undefined; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const cameHere = useNavigationType() !== 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one came from is asked once, on arrival
  useEffect(() => {
    if (cameHere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
