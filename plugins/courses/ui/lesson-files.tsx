import { useTexts } from '@kernel'
import { downloadIcon, Icon } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { Attachment } from '../model/lesson'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'

/** Files of a lesson to download. */
export function LessonFiles({ files }: { readonly files: readonly Attachment[] }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const styles = lessonRecipe()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.files}>
      <h2 id={id} className={css({ textStyle: 'subheading' })}>
        {t['lesson.files']()}
      </h2>
      <ul role="list">
        {files.map(({ url, description }) => (
          <li key={`${url} ${description}`}>
            {/* Browsers ignore `download` for other hosts: their files open in a new tab. */}
            <a href={url} download target="_blank" rel="noopener noreferrer" className={styles.file}>
              <Icon of={downloadIcon} size="sm" />
              {description}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
