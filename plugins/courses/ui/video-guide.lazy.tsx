import { type Id, outcomeOf, useHref, useSettings, useTexts } from '@kernel'
import { isOwnFile, LinkedText, searchItems } from '@kernel/parts'
import {
  Alert,
  Button,
  IconButton,
  pencilIcon,
  RetryButton,
  SearchInput,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { useUnit } from 'effector-react'
import {
  type Dispatch,
  memo,
  type SetStateAction,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { css, cx } from 'styled-system/css'
import { transcriptQuery } from '../api/transcript-query'
import { lessonRoute } from '../contract'
import { type Chapter, indexAt, linkChapters, readChapters, type Timed } from '../model/chapters'
import type { Attachment, Lesson } from '../model/lesson'
import { $openedPlayer, $playerPosition } from '../model/opened-player'
import { isTranscriptFile, lineText, type TranscriptLine, type TranscriptReading } from '../model/transcript'
import coursesSettings from '../settings'
import { coursesTexts } from '../texts'
import { NoteForm } from './note-form'
import { PlayFrom } from './play-from'
import type { CourseNotesStore } from './use-course-notes'

const estimatedHeight = 56

const styles = {
  root: css({ stack: true, gap: '5' }),
  // The tab says it, too.
  section: css({ stack: true, gap: '3', '&:only-child > h2': { srOnly: true } }),
  heading: css({ textStyle: 'strong' }),
  row: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '2',
    mx: '-2',
    rounded: 'sm',
    '&[aria-current]': { bg: 'accent.soft' },
    // A note is written in its line.
    flexWrap: 'wrap',
    '&:has(form)': { bg: 'subtle', pt: '2', pb: '3' },
    '& > :has(> form)': { flexBasis: 'full', minW: '0' },
  }),
  text: css({
    grow: true,
    // Level with the buttons beside it.
    py: '[calc(({sizes.control} - 1lh) / 2)]',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '[aria-current] > &': { fontWeight: 'medium' },
    '& mark': { bg: 'transparent', color: 'accent.text', fontWeight: 'bold' },
  }),
  tools: css({ wrap: true, gap: '2', '& > :first-child': { flex: '[1 1 9rem]' } }),
  status: css({ textStyle: 'small', color: 'quiet', _empty: { display: 'none' } }),
  // The window into a long list; the browser must not scroll to keep rows in place, because the virtualizer does.
  lines: css({
    position: 'relative',
    maxH: '[min(26rem, 60svh)]',
    overflowY: 'auto',
    overflowAnchor: 'none',
    mx: '-2',
  }),
  list: css({ position: 'relative' }),
  line: css({ position: 'absolute', insetInline: '0', top: '0', mx: '0' }),
}

type GuideSource = Pick<Lesson, 'description' | 'attachments' | 'video'>

/**
 * What is in the video of a lesson; undefined if nothing is known of it.
 * @param urlOf the URL of the lesson at a time in seconds, to which the chapters in its text lead
 */
export function guideOf(
  { description, attachments, video }: GuideSource,
  host: string,
  urlOf: (at: number) => string,
) {
  const chapters = video ? readChapters(description) : []
  const files = attachments.filter((file) => isTranscriptFile(file) && isOwnFile(file.url, [host]))
  if (chapters.length + files.length === 0) return undefined
  const text = chapters.length > 0 ? linkChapters(description, urlOf) : description
  return { chapters, files, text, Panel: VideoGuide }
}

interface VideoGuideProps {
  readonly chapters: readonly Chapter[]
  readonly files: readonly Attachment[]
  readonly lesson: Lesson & { readonly id: Id }
  readonly store: CourseNotesStore
  readonly reading: TranscriptReading
  readonly onRead: Dispatch<SetStateAction<TranscriptReading>>
}

/** Chapters and transcript of a video, which follow its position and lead to others. */
function VideoGuide({ chapters, ...props }: VideoGuideProps) {
  return (
    <div className={styles.root}>
      {chapters.length > 0 && !props.reading.searchText && (
        <Chapters chapters={chapters} lesson={props.lesson} />
      )}
      {props.files.length > 0 && <Transcript {...props} />}
    </div>
  )
}

/** The index of what the video shows now; -1 before the first entry, and without a player. */
function useCurrent(entries: readonly Timed[]): number {
  const at = useUnit($playerPosition)
  return at === null ? -1 : indexAt(entries, at)
}

/** How the times of a lesson lead to its video. */
function useJumps(lesson: VideoGuideProps['lesson']) {
  const href = useHref()
  const player = useUnit($openedPlayer)
  return {
    playFrom: player?.playFrom,
    toOf: (at: number) =>
      lesson.video &&
      href(lessonRoute, {}, { course: lesson.courseId, lesson: lesson.id, at: Math.floor(at) }),
  }
}

function Chapters({ chapters, lesson }: Pick<VideoGuideProps, 'chapters' | 'lesson'>) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const current = useCurrent(chapters)
  const { playFrom, toOf } = useJumps(lesson)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t['guide.chapters']()}
      </h2>
      <ol role="list">
        {chapters.map(({ at, title }, index) => (
          <li key={at} aria-current={index === current || undefined} className={styles.row}>
            <PlayFrom at={at} title={title} playFrom={playFrom} to={toOf(at)} isStretched />
            <span dir="auto" className={styles.text}>
              {title}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Transcript({ files, ...props }: Omit<VideoGuideProps, 'chapters'>) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const url = props.reading.url ?? files[0]?.url ?? ''
  const { files: host } = useSettings(coursesSettings)
  const { data: lines, error, isFetching, refetch } = useQuery(transcriptQuery(url, host))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t['guide.transcript']()}
      </h2>
      {files.length > 1 && (
        <Select
          aria-label={t['guide.transcript']()}
          value={url}
          onChange={({ target }) => props.onRead({ url: target.value, searchText: '' })}
        >
          {files.map((file) => (
            <option key={file.url} value={file.url}>
              {file.description}
            </option>
          ))}
        </Select>
      )}
      {lines ? (
        <Lines key={url} lines={lines} {...props} />
      ) : error ? (
        <Alert
          tone="warning"
          title={t[reasonOf(error)]()}
          action={<RetryButton size="sm" isLoading={isFetching} onClick={() => void refetch()} />}
        />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </section>
  )
}

function reasonOf(error: unknown) {
  const { reason, isMissing } = outcomeOf(error)
  if (reason === 'tooLarge') return 'guide.tooLarge'
  if (reason === 'invalid-response') return 'guide.unreadable'
  return isMissing ? 'guide.missing' : 'guide.unreachable'
}

interface LinesProps extends Omit<VideoGuideProps, 'chapters' | 'files'> {
  readonly lines: readonly TranscriptLine[]
}

function Lines({ lines, lesson, store, reading, onRead }: LinesProps) {
  const t = useTexts(coursesTexts)
  const current = useCurrent(lines)
  const { searchText, noted } = reading
  const setNoted = useCallback(
    (line?: TranscriptLine) => onRead((now) => ({ ...now, noted: line })),
    [onRead],
  )
  const [isFollowing, setIsFollowing] = useState(true)
  const query = useDeferredValue(searchText).trim()
  const found = searchItems(lines, query, lineText)
  const canFollow = current >= 0 && query === ''
  return (
    <>
      <div className={styles.tools}>
        <SearchInput
          label={t['guide.search']()}
          value={searchText}
          onChange={(text) => onRead({ ...reading, searchText: text })}
        />
        {canFollow && !isFollowing && (
          <Button size="sm" variant="soft" onClick={() => setIsFollowing(true)}>
            {t['guide.follow']()}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {query && (found.length > 0 ? t['guide.found']({ count: found.length }) : t['mine.noneFound']())}
      </p>
      <LineList
        lines={found}
        query={query}
        current={lines[current]}
        followed={canFollow && isFollowing ? current : -1}
        lesson={lesson}
        noted={noted}
        onNote={setNoted}
        store={store}
        onLeave={setIsFollowing}
      />
    </>
  )
}

interface LineListProps {
  readonly lines: readonly TranscriptLine[]
  /** What was searched: its words are marked. */
  readonly query: string
  /** What the video says now. */
  readonly current: TranscriptLine | undefined
  /** Index of the line that is kept in view; -1 for none. */
  readonly followed: number
  readonly lesson: VideoGuideProps['lesson']
  /** The line of which a note is written. */
  readonly noted: TranscriptLine | undefined
  readonly onNote: (line?: TranscriptLine) => void
  readonly store: CourseNotesStore
  /** The person looks elsewhere: called with `false`. */
  readonly onLeave: (isFollowing: false) => void
}

/** The lines in a window, of which only those in view are in the page. */
const LineList = memo(function LineList({
  lines,
  query,
  current,
  followed,
  lesson,
  noted,
  onNote,
  store,
  onLeave,
}: LineListProps) {
  const t = useTexts(coursesTexts)
  const { playFrom, toOf } = useJumps(lesson)
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
    initialRect: { width: 320, height: 8 * estimatedHeight },
    // A hidden box has no height.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        report({ width, height: height || 8 * estimatedHeight }),
      ),
    measureElement: (element, entry) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) || element.offsetHeight || estimatedHeight,
    // The Tab key goes to the neighbors of the focused line.
    rangeExtractor: (range) =>
      [
        ...new Set([
          ...defaultRangeExtractor(range),
          ...(focused === undefined ? [] : [focused - 1, focused, focused + 1]),
        ]),
      ]
        .filter((index) => index >= 0 && index < lines.length)
        .sort((one, other) => one - other),
    scrollToFn(offset, options, instance) {
      const element = instance.scrollElement
      // A box that is too short to scroll sends no event, for which the virtualizer would wait.
      if (element && element.scrollHeight > element.clientHeight) elementScroll(offset, options, instance)
    },
  })
  const { scrollToIndex } = virtualizer
  useEffect(() => {
    if (followed >= 0) scrollToIndex(followed, { align: 'center' })
  }, [followed, scrollToIndex])
  const leave = () => onLeave(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the person looks elsewhere
    <div ref={box} onWheel={leave} onTouchMove={leave} onKeyDown={leave} className={styles.lines}>
      <ol
        role="list"
        aria-label={t['guide.transcript']()}
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => setFocused(Number(target.closest('li')?.dataset.index))}
        onBlur={() => setFocused(undefined)}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          return (
            line && (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                aria-current={line === current || undefined}
                style={{ transform: `translateY(${start}px)` }}
                className={cx(styles.row, styles.line)}
              >
                <PlayFrom at={line.at} playFrom={playFrom} to={toOf(line.at)} />
                <p dir="auto" className={styles.text}>
                  <LinkedText text={line.text} marked={query} />
                </p>
                <IconButton
                  icon={pencilIcon}
                  label={t['guide.note']()}
                  onClick={() => {
                    leave()
                    onNote(line)
                  }}
                />
                {noted && line.at === noted.at && line.text === noted.text && (
                  <NoteForm
                    draftId={`note-line.${lesson.id}.${line.at}`}
                    label={t['notes.write']()}
                    content={line}
                    hasTime
                    position={() => line.at}
                    onSave={(content) =>
                      store.add(
                        { id: lesson.id, title: lesson.title || t['course.untitledLesson']() },
                        content,
                      )
                    }
                    onCancel={() => onNote(undefined)}
                  />
                )}
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
})
