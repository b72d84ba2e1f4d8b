import { useTexts } from '@kernel'
import { downloadIcon, fileIcon, Icon, OutsideLink } from '@kernel/ui'
import { useId } from 'react'
import type { Attachment } from '../model/lesson'
import { coursesTexts } from '../texts'
import { lessonStyles as styles } from './lesson.styles'

export function LessonFiles({ files }: { readonly files: readonly Attachment[] }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.files}>
      <h2 id={id} className={styles.heading}>
        {t['lesson.files']()}
      </h2>
      <ul role="list">
        {files.map(({ url, description }) => {
          const type = fileType(url)
          return (
            <li key={`${url} ${description}`}>
              {/* Browsers ignore `download` for other hosts: their files open in a new tab. */}
              <OutsideLink href={url} download className={styles.file}>
                <span className={styles.fileIcon}>
                  <Icon of={fileIcon} />
                </span>
                <span className={styles.fileName}>
                  <b dir="auto">{description}</b>
                  {type && <span>{type}</span>}
                </span>
                <Icon of={downloadIcon} />
              </OutsideLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The type of a file by the end of its address, such as “PDF”. */
const fileType = (url: string): string | undefined =>
  /\.([a-z\d]{2,4})(?:$|[?#])/i.exec(url.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1]?.toUpperCase()
