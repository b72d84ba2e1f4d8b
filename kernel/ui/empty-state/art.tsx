import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const sheet = css({ display: 'block', w: 'full', h: 'auto', fill: '[none]' })
const tint = css({ fill: 'accent.soft' })
const paper = css({ fill: 'surface', stroke: 'edge' })
const ink = css({ stroke: 'edge' })
const accent = css({ stroke: 'accent.text' })

/** A soft pebble that every drawing stands on, and round pens for all. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 112"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={sheet}
    >
      <path
        className={tint}
        d="M24 64C18 38 42 14 74 12c22-2 34 8 50 14 22 8 26 34 14 52-12 17-36 22-62 22S30 90 24 64z"
      />
      {children}
    </svg>
  )
}

/** No posts: two sheets, one begun. */
export function PostsArt() {
  return (
    <Sheet>
      <path
        className={paper}
        d="M58 24h52a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path
        className={paper}
        d="M48 34h52a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
      />
      <path className={ink} d="M52 62h44M52 72h30" />
      <path className={accent} d="M52 48h18M112 88l14-22 8 5-14 22-9 5z" />
    </Sheet>
  )
}

/** Nobody here yet: two people, a place for a third. */
export function PeopleArt() {
  return (
    <Sheet>
      <path className={paper} d="M66 44a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM26 92a26 26 0 0 1 52 0z" />
      <path
        className={ink}
        strokeDasharray="3 6"
        d="M120 44a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM82 92a26 26 0 0 1 50 0"
      />
      <path className={accent} d="M106 38v12M100 44h12" />
    </Sheet>
  )
}

/** No courses: an open book. */
export function CourseArt() {
  return (
    <Sheet>
      <path
        className={paper}
        d="M80 38c-10-8-26-10-46-10v54c20 0 36 2 46 10 10-8 26-10 46-10V28c-20 0-36 2-46 10z"
      />
      <path className={ink} d="M80 38v54M46 44c8 0 15 1 22 4M46 56c8 0 15 1 22 4M114 56c-8 0-15 1-22 4" />
      <path className={accent} d="M114 44c-8 0-15 1-22 4M120 14v8M132 20l-6 6M108 20l6 6" />
    </Sheet>
  )
}

/** No messages: two bubbles, one still empty. */
export function ChatArt() {
  return (
    <Sheet>
      <path
        className={paper}
        d="M40 26h48a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H58L44 76V64h-4a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
      />
      <path className={ink} d="M46 40h34M46 50h20" />
      <path
        className={paper}
        d="M80 56h40a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-4v10l-12-10H80a8 8 0 0 1-8-8V64a8 8 0 0 1 8-8z"
      />
      <path className={accent} d="M90 72h-.01M100 72h-.01M110 72h-.01" strokeWidth="4" />
    </Sheet>
  )
}

/** An empty cart. */
export function CartArt() {
  return (
    <Sheet>
      <path className={paper} d="M46 38h74l-9 36a5 5 0 0 1-5 4H62a5 5 0 0 1-5-4z" />
      <path
        className={ink}
        d="M32 24h8a3 3 0 0 1 3 2l3 12M70 94a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM106 94a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM57 78l-3 8h54"
      />
      <path className={accent} d="M74 50v16M84 50v16M94 50v16" />
    </Sheet>
  )
}

/** Not found: a path that ends. */
export function LostArt() {
  return (
    <Sheet>
      <path className={paper} d="M74 34h46l10 10-10 10H74z" />
      <path className={paper} d="M86 60H44L34 69l10 9h42z" />
      <path className={ink} d="M80 22v12M80 54v6M80 78v22M64 100h32" />
      <path className={accent} d="M88 44h20M54 69h18" />
    </Sheet>
  )
}
