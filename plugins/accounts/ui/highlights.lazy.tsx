import { useTranslate } from '@kernel'
import { imageUrl, SlotEntryView, useSlotEntries } from '@kernel/parts'
import { Avatar, TextLink } from '@kernel/ui'
import { type Dispatch, type SetStateAction, useCallback, useId, useMemo, useState } from 'react'
import { type LandingHighlight, type LandingHighlightsProps, landingHighlights } from '../contract'
import { highlightsRecipe } from './highlights.recipe'

/** Maximum number of items of each plugin, so that they fit on the banner. */
const maxItems = 2
const maxLength = 200

const shorten = (text: string) => [...text.slice(0, 4 * maxLength)].slice(0, maxLength).join('').trim()

/** Recent items of the community, on the banner; renders nothing without items. */
export default function Highlights() {
  const entries = useSlotEntries(landingHighlights)
  const [found, setFound] = useState<Found>(new Map())
  const logins = useMemo(() => [...new Set([...found.values()].flat().map(({ login }) => login))], [found])
  const styles = highlightsRecipe()
  return (
    <>
      {entries.map((entry) => (
        <Source key={entry.id} entry={entry} logins={logins} setFound={setFound} />
      ))}
      {/* An empty element would count as a layout shift when it grows. */}
      {found.size > 0 && (
        <div className={styles.root}>
          {[...found].map(([id, items]) => (
            <Group key={id} label={entries.find((entry) => entry.id === id)?.label} items={items} />
          ))}
        </div>
      )}
    </>
  )
}

type Entry = ReturnType<typeof useSlotEntries<LandingHighlightsProps>>[number]
/** Items by entry, in the order of their first report: later groups must not move earlier ones. */
type Found = ReadonlyMap<string, readonly LandingHighlight[]>

interface SourceProps {
  readonly entry: Entry
  readonly logins: readonly string[]
  readonly setFound: Dispatch<SetStateAction<Found>>
}

function Source({ entry, logins, setFound }: SourceProps) {
  const onFound = useCallback(
    (items: readonly LandingHighlight[]) =>
      // Keep the state if nothing changed: each report renders all contributions, which would report again without end.
      setFound((before) =>
        JSON.stringify(before.get(entry.id) ?? []) === JSON.stringify(items)
          ? before
          : new Map(before).set(entry.id, items),
      ),
    [entry.id, setFound],
  )
  return <SlotEntryView entry={entry} props={{ logins, onFound }} whenFailed="nothing" />
}

interface GroupProps {
  readonly label: Entry['label']
  readonly items: readonly LandingHighlight[]
}

function Group({ label, items }: GroupProps) {
  const translate = useTranslate()
  const id = useId()
  const styles = highlightsRecipe()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {label && translate(label)}
      </h2>
      <ul role="list" className={styles.list}>
        {items.slice(0, maxItems).map((item) => (
          <li key={item.id} className={styles.item}>
            <Picture item={item} />
            <div className={styles.words}>
              <h3 dir="auto" className={styles.name}>
                <TextLink variant="plain" isStretched to={item.to}>
                  {shorten(item.title)}
                </TextLink>
              </h3>
              <p dir="auto" className={styles.text}>
                {shorten(item.text)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ item: { isPerson, picture, title } }: { readonly item: LandingHighlight }) {
  const [isBroken, setBroken] = useState(false)
  const src = imageUrl(picture)
  const styles = highlightsRecipe()
  if (isPerson) return <Avatar src={src} name={title} size="sm" />
  if (!src || isBroken) return <span aria-hidden className={styles.picture} />
  return <img src={src} alt="" className={styles.picture} onError={() => setBroken(true)} />
}
