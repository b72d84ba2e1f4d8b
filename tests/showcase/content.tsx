import { Toolbar } from '@kernel/parts'
import {
  Avatar,
  Badge,
  BookIllustration,
  Button,
  Card,
  CartIllustration,
  ClockIllustration,
  CountBadge,
  checkIcon,
  clockIcon,
  courseIcon,
  EmptyState,
  LostIllustration,
  MailIllustration,
  PeopleIllustration,
  Picture,
  plusIcon,
  SpeechBubblesIllustration,
  TextLink,
} from '@kernel/ui'
import { css } from 'styled-system/css'
import { Columns, Example, Section } from './section'

const meadow = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="180" fill="#f6d9a8"/><circle cx="228" cy="62" r="30" fill="#f3a65a"/>
    <path d="M0 118c60-44 110-40 170-8s100 20 150-8v78H0z" fill="#6d9f71"/>
    <path d="M0 142c70-30 130-12 190 4s90 8 130-6v40H0z" fill="#33705a"/></svg>`,
)}`

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const

export function Content() {
  return (
    <Section title="Content">
      <Example of="Avatar: 45, 60, 80, 120 px; picture, initials, no name, a picture that fails">
        <Avatar name="Ana Souza" src={meadow} />
        <Avatar name="Miguel de Oliveira" />
        <Avatar name="李小龙" size="md" />
        <Avatar name="" size="md" />
        <Avatar name="Beatriz Lima" size="lg" src="/nowhere.png" />
        <Avatar name="Rui" size="xl" />
        <Avatar name="Ana Souza" size="xl" src={meadow} alt="Ana Souza" />
      </Example>
      <Example of="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'success' ? checkIcon : undefined}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={4} label="4 new messages" />
        <CountBadge count={120} label="120 new messages" />
      </Example>
      <Columns>
        <Card as="article" padding="none" isInteractive>
          <Picture src={meadow} alt="" fallback={courseIcon} />
          <div className={css({ p: '5', display: 'grid', gap: '2' })}>
            <Badge tone="accent" icon={clockIcon} className={css({ justifySelf: 'start' })}>
              12 h
            </Badge>
            <h3 className={css({ textStyle: 'subheading' })}>
              <TextLink to="/__ui" variant="plain" isStretched>
                A garden on a balcony
              </TextLink>
            </h3>
            <p className={css({ color: 'quiet' })}>
              Twelve lessons from seed to soup, for people without a field.
            </p>
          </div>
        </Card>
        <Card as="article" padding="none" isInteractive>
          <Picture src={null} alt="" fallback={courseIcon} />
          <div className={css({ p: '5', display: 'grid', gap: '2' })}>
            <Badge tone="warning" className={css({ justifySelf: 'start' })}>
              In progress
            </Badge>
            <h3 className={css({ textStyle: 'subheading' })}>
              <TextLink to="/__ui" variant="plain" isStretched>
                Introdução à programação com exemplos do dia a dia
              </TextLink>
            </h3>
            <p className={css({ color: 'quiet' })}>A course without a picture has the default one.</p>
          </div>
        </Card>
        <Card>
          <h3 className={css({ textStyle: 'subheading', mb: '2' })}>A card</h3>
          <p>White in the light, one step above the page in the dark, with a hairline and hardly a shadow.</p>
        </Card>
        <Card variant="sunken">
          <h3 className={css({ textStyle: 'subheading', mb: '2' })}>A well</h3>
          <p>What belongs to the page and does not stand out.</p>
        </Card>
      </Columns>
      <Card>
        <EmptyState
          art={<PeopleIllustration />}
          title="Nothing here yet"
          action={<Button icon={plusIcon}>Write the first post</Button>}
        >
          Posts of the people you are connected with appear here, the newest first.
        </EmptyState>
      </Card>
      <Example of="The other drawings">
        {[
          BookIllustration,
          SpeechBubblesIllustration,
          CartIllustration,
          ClockIllustration,
          LostIllustration,
          MailIllustration,
        ].map((Art) => (
          <div key={Art.name} className={css({ w: '40' })}>
            <Art />
          </div>
        ))}
      </Example>
      <Example of="Toolbar: back, a title (long ones wrap), actions" isRow={false}>
        <Card>
          <Toolbar title="Manage groups" actions={<Button icon={plusIcon}>New</Button>} />
          <Toolbar title="Introdução à programação com exemplos do dia a dia para quem nunca programou" />
        </Card>
      </Example>
    </Section>
  )
}
