import { useTexts } from '@kernel'
import { HtmlContent, writeMarks } from '@kernel/parts'
import { IconButton, type IconPath, Segments } from '@kernel/ui'
import { useEffect, useState } from 'react'
import { type Format, hasFormat } from '../model/format-text'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import { applyFormat } from './use-format'

const formats: readonly (readonly [Format, IconPath])[] = [
  ['bold', 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z'],
  ['italic', 'M10 5h8M6 19h8M14 5l-4 14'],
  [
    'link',
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  ],
  ['code', 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5'],
  ['quote', 'M5 6v12M9.5 8h10M9.5 12h10M9.5 16h6'],
  ['bullets', 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1'],
  ['numbers', 'M10 6.5h10M10 12h10M10 17.5h10M4.5 5l1-.5v4M4 15.5a1.2 1.2 0 0 1 2 1l-2 2.5h2.2'],
]

interface FormatBarProps {
  readonly field: () => HTMLTextAreaElement | null | undefined
  readonly isPreview: boolean
  readonly onPreview: (isPreview: boolean) => void
  readonly isInert: boolean
}

/** The switch between the text as it is written and as readers see it, and the formats of the text, pressed if the selection has them. On touch screens, the keyboard stays open. */
export function FormatBar({ field, isPreview, onPreview, isInert }: FormatBarProps) {
  const t = useTexts(postsTexts)
  const styles = postFormRecipe({ isSending: isInert })
  const [current, setCurrent] = useState<readonly Format[]>([])
  useEffect(() => {
    const target = field()
    const read = () => {
      const now = target
        ? formats.map(([format]) => format).filter((format) => hasFormat(format, target))
        : []
      setCurrent((before) => (before.join() === now.join() ? before : now))
    }
    read()
    const types = ['selectionchange', 'select', 'input', 'keyup', 'click']
    for (const type of types) document.addEventListener(type, read, true)
    return () => {
      for (const type of types) document.removeEventListener(type, read, true)
    }
  }, [field])
  const apply = (format: Format) => {
    const target = field()
    if (target) applyFormat(target, format)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, not buttons */}
      <div
        role="group"
        aria-label={t['format.title']()}
        inert={isInert}
        className={styles.formats}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {formats.map(([format, icon]) => (
          <IconButton
            key={format}
            icon={icon}
            label={t[`format.${format}`]()}
            disabled={isPreview}
            aria-pressed={!isPreview && current.includes(format)}
            onClick={() => apply(format)}
          />
        ))}
      </div>
      <div inert={isInert} className={styles.view}>
        <Segments
          label={t['editor.content']()}
          selected={isPreview}
          onSelect={onPreview}
          choices={[
            { value: false, label: t['format.write']() },
            { value: true, label: t['format.preview']() },
          ]}
        />
      </div>
    </>
  )
}

export function TextPreview({ text }: { readonly text: string }) {
  const t = useTexts(postsTexts)
  const styles = postFormRecipe()
  return <HtmlContent html={writeMarks(text.trim() || t['format.nothing']())} className={styles.preview} />
}
