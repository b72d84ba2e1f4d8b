import {
  $isAuthenticated,
  $settings,
  deviceStore,
  languageName,
  loginRoute,
  myPageRoute,
  readBoolean,
  registerRoute,
  useHref,
  useTexts,
} from '@kernel'
import { $isFirstScreenReady, PageHead, Slot } from '@kernel/parts'
import {
  Button,
  ButtonLink,
  chatIcon,
  chevronDownIcon,
  clockIcon,
  Dialog,
  globeIcon,
  Icon,
  linkIcon,
  lockIcon,
  Page,
  personIcon,
  postsIcon,
  systemIcon,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { myCoursesRoute } from '../../courses/contract'
import { messagesRoute } from '../../messaging/contract'
import { manageConnectionsRoute } from '../../network/contract'
import { createPostRoute } from '../../posts/contract'
import { publicPageRoute } from '../../public-page/contract'
import { landingSections } from '../contract'
import { accountsTexts } from '../texts'
import { Features } from '../ui/landing/features'
import { Highlights } from '../ui/landing/highlights'
import { Ring } from '../ui/landing/ring'

const reasonsRoot = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '8', lg: '16' },
  p: { base: '6', lg: '10' },
  rounded: 'lg',
  bg: 'subtle',
  mdDown: { order: '4', mx: '-4', px: '4', py: '8', rounded: 'none' },
})
const blocks = css({ display: 'grid', alignContent: 'start', gap: '4' })
const heading = css({ textStyle: 'title', textWrap: 'balance' })
const strong = css({ fontWeight: 'semibold' })
const quiet = css({ color: 'quiet' })
const bullets = css({ display: 'grid', alignContent: 'center', gap: '5' })
const bullet = css({ display: 'grid', gridTemplateColumns: '[auto 1fr]', columnGap: '3' })
const mark = css({ color: 'accent.text' })
const bulletText = css({ textStyle: 'small', color: 'quiet' })
const call = css({ mt: '2', justifySelf: { base: 'stretch', md: 'start' } })

/** Target groups, promises and the second call to action of the landing page, as far as this deployment keeps them. */
function Reasons() {
  const t = useTexts(accountsTexts)
  const isAuthenticated = useUnit($isAuthenticated)
  const { offered } = useUnit($settings).language
  const href = useHref()
  const publicPage = href(publicPageRoute, { id: '' })
  const readers = [
    { who: 'teach', isMet: publicPage && href(createPostRoute) && href(myCoursesRoute) },
    { who: 'learn', isMet: href(myCoursesRoute) },
  ] as const
  const reasons = [
    { what: 'address', icon: linkIcon, text: publicPage && t['landing.bullet.address.text']() },
    {
      what: 'control',
      icon: lockIcon,
      text: href(createPostRoute) && href(manageConnectionsRoute) && t['landing.bullet.control.text'](),
    },
    { what: 'devices', icon: systemIcon, text: t['landing.bullet.devices.text']() },
    {
      what: 'languages',
      icon: globeIcon,
      text: offered.length > 1 && offered.map(languageName).join(', '),
    },
  ] as const
  return (
    <section className={reasonsRoot}>
      <div className={blocks}>
        <h2 className={heading}>{t['landing.why']()}</h2>
        {readers.map(
          ({ who, isMet }) =>
            isMet && (
              <div key={who}>
                <h3 className={strong}>{t[`landing.${who}.title`]()}</h3>
                <p className={quiet}>{t[`landing.${who}.text`]()}</p>
              </div>
            ),
        )}
        {!isAuthenticated && (
          <ButtonLink to={href(registerRoute)} size="lg" className={call}>
            {t['user.register.title']()}
          </ButtonLink>
        )}
      </div>
      <ul role="list" className={bullets}>
        {reasons.map(
          ({ what, icon, text }) =>
            text && (
              <li key={what} className={bullet}>
                <Icon of={icon} className={mark} />
                <div>
                  <h3 className={strong}>{t[`landing.bullet.${what}.title`]()}</h3>
                  <p className={bulletText}>{text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

const consent = deviceStore('consent', (stored) => readBoolean(stored))
const topics = [
  ['browser', systemIcon],
  ['session', lockIcon],
  ['account', personIcon],
  ['posts', postsIcon],
  ['messages', chatIcon],
  ['usage', clockIcon],
  ['others', globeIcon],
] as const

const list = css({ display: 'grid', mt: '-1' })
const fold = css({ '&:not(:last-child)': { borderBottomWidth: '1px' } })
const topicHead = css({
  row: true,
  gap: '3',
  py: '2',
  cursor: 'pointer',
})
const topicWords = css({ display: 'grid', minW: '0' })
const topicName = css({ textStyle: 'label' })
const brief = css({ textStyle: 'small', color: 'quiet', '[open] > summary > * > &': { display: 'none' } })
const topicIcon = css({ color: 'quiet' })
const chevron = css({
  ms: 'auto',
  color: 'quiet',
  transition: 'common',
  '[open] > summary > &': { transform: 'rotate(180deg)' },
})
const text = css({ textStyle: 'small', color: 'quiet', ps: '8', pb: '3' })
const footer = css({ textStyle: 'caption', color: 'quiet' })

/** Privacy notice, shown on each visit until it is closed, which stores the consent. */
function Privacy() {
  const t = useTexts(accountsTexts)
  // The pre-rendered page shows no notice, because nobody could close it before the app has started.
  const [hasScreen, isClosed, change] = useUnit([$isFirstScreenReady, consent.$value, consent.changeFx])
  const href = useHref()
  const off = [href(createPostRoute) ? '' : 'posts', href(messagesRoute) ? '' : 'messages']
  const handleClose = () => void change(() => true)

  return (
    <Dialog
      isOpen={hasScreen && !isClosed}
      onClose={handleClose}
      title={t['privacy.title']()}
      text={t['privacy.intro']()}
      actions={<Button onClick={handleClose}>{t['privacy.close']()}</Button>}
    >
      <div className={list}>
        {topics
          .filter(([topic]) => !off.includes(topic))
          .map(([topic, icon]) => (
            <details key={topic} className={fold}>
              <summary className={topicHead}>
                <Icon of={icon} className={topicIcon} />
                <span className={topicWords}>
                  <span className={topicName}>{t[`privacy.${topic}.title`]()}</span>
                  <span className={brief}>{t[`privacy.${topic}.brief`]()}</span>
                </span>
                <Icon of={chevronDownIcon} className={chevron} />
              </summary>
              <p className={text}>{t[`privacy.${topic}.text`]()}</p>
            </details>
          ))}
      </div>
      <p className={footer}>{t['privacy.footer']()}</p>
    </Dialog>
  )
}

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 36rem)]' },
  alignItems: 'center',
  gap: { base: '6', lg: '10' },
  // On phones, the landing page orders the parts.
  mdDown: { display: 'contents' },
})
const words = css({ display: 'grid', gap: { base: '3', md: '4' } })
/** The width makes the headline wrap in the fallback font as in the loaded font: another line would shift the layout. */
const headline = css({ textStyle: 'display', textWrap: 'balance', maxW: '[12em]' })
const lead = css({ textStyle: 'lead' })
const sub = css({ color: 'quiet' })
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  mt: '2',
  '& > *': { mdDown: { flex: '[1 0 auto]' } },
})

function Hero() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [{ brand }, isAuthenticated] = useUnit([$settings, $isAuthenticated])
  return (
    <div className={root}>
      <div className={words}>
        <h1 className={headline}>{t['landing.headline']()}</h1>
        <p className={lead}>{t['landing.lead']({ name: brand.name })}</p>
        <p className={sub}>{t['landing.sub']()}</p>
        <div className={actions}>
          {isAuthenticated ? (
            <ButtonLink to={href(myPageRoute)} size="lg">
              {t['landing.toMyPage']()}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={href(registerRoute)} size="lg">
                {t['user.register.title']()}
              </ButtonLink>
              <ButtonLink to={href(loginRoute)} size="lg" variant="soft">
                {t['login.title']()}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <Ring shape="halfOnPhones" />
    </div>
  )
}

/** Landing page sections of other plugins, loaded when the end of the page is near. */
function LandingSections() {
  const marker = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!marker.current) return
    // A busy browser delivers several changes at once, and only the last one may intersect.
    const handleChange: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true)
    const observer = new IntersectionObserver(handleChange, {
      // With this large top margin the sections also load when the user jumps to a place below them.
      rootMargin: '1000000px 0px 0px',
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? <Slot of={landingSections} props={{}} /> : <div ref={marker} />
}

const sections = css({ stack: true, gap: { base: '8', md: '10' }, pt: { base: '3', md: '0' } })
/** Phones order the parts: see the parts. */
const last = css({ mdDown: { order: '5' } })

export default function Landing() {
  const t = useTexts(accountsTexts)
  const { name } = useUnit($settings).brand
  const description = t['landing.lead']({ name })
  return (
    <Page width="wide">
      <PageHead
        title={t['landing.headline']()}
        description={description}
        data={(url) => [{ '@type': 'WebSite', '@id': url('#site'), name, description, url: url('/') }]}
      />
      <div className={sections}>
        <Hero />
        <Highlights />
        <Features />
        <Reasons />
        <div className={last}>
          <LandingSections />
        </div>
      </div>
      <Privacy />
    </Page>
  )
}
