import { $session, useHref, useTexts } from '@kernel'
import {
  Form,
  FormEnd,
  FormField,
  type FormStore,
  FormSwitch,
  getFormInput,
  ImageUpload,
  imageUrl,
  RestoredNotice,
  useEditForm,
  useObjectUrl,
} from '@kernel/parts'
import { Alert, Button, ButtonLink, eyeIcon, Input, NumberInput, ScreenSkeleton, Textarea } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { useUpdateBackground, useUpdatePage } from '../api/mutations'
import { mySettingsQuery } from '../api/queries'
import { publicPageRoute } from '../contract'
import { pageSchema, toPageChange, widthLimits } from '../model/page-form'
import type { MySettings, SectionName } from '../model/page-settings'
import { publicPageTexts } from '../texts'
import { PagePreview } from './page-preview'
import { useSectionNames } from './use-section-names'

const pathsOf = {
  courses: { show: 'showCourseSection', width: 'courseSectionWidth' },
  posts: { show: 'showPostsSection', width: 'postsSectionWidth' },
} as const

/** The fields of this section and of the section beside it share grid rows, so that they line up. */
const group = css({
  display: 'grid',
  gridTemplateRows: '[subgrid]',
  gridRow: '[span 2]',
  gap: '4',
  minW: '0',
  alignContent: 'start',
})

const last = css({ alignSelf: 'end' })

function SectionFields(props: { readonly of: FormStore<typeof pageSchema>; readonly section: SectionName }) {
  const { of, section } = props
  const t = useTexts(publicPageTexts)
  const { show, width } = pathsOf[section]

  return (
    <div className={group}>
      <FormSwitch of={of} path={[show]} label={t[`myPage.${section}.show`]()} />
      <FormField
        of={of}
        path={[width]}
        label={t[`myPage.${section}.width`]()}
        hint={t['myPage.widthHint']()}
        className={last}
      >
        {({ onChange: _, ...control }, { input, onChange }) => (
          <NumberInput
            {...control}
            {...widthLimits}
            value={input ?? widthLimits.min}
            onValueChange={onChange}
          />
        )}
      </FormField>
    </div>
  )
}

/** Width of the uploaded background image in pixels. */
const backgroundWidth = 1200
/** Width divided by height of the background image. Wide screens cut off some height, phones some width. */
const backgroundRatio = 3

const backgroundGroup = css({ display: 'grid', gap: '3' })
const heading = css({ textStyle: 'strong' })

function BackgroundSection({ onSent }: { readonly onSent: (file: File) => void }) {
  const t = useTexts(publicPageTexts)
  const update = useUpdateBackground()
  const id = useId()

  return (
    <section aria-labelledby={id} className={backgroundGroup}>
      <h3 id={id} className={heading}>
        {t['myPage.background']()}
      </h3>
      <ImageUpload
        id="public-page/background"
        label={t['myPage.background.choose']()}
        dropLabel={t['myPage.background.drop']()}
        width={backgroundWidth}
        crop={{ shape: 'rectangle', ratio: backgroundRatio }}
        sendLabel={t['myPage.background.send']()}
        onSend={async (file, sending) => {
          await update.mutateAsync({ file, ...sending })
          onSent(file)
        }}
      />
    </section>
  )
}

const rejected = publicPageTexts.ref('myPage.refused')

const panel = css({ stack: true, gap: '6' })
const top = css({ display: 'grid', gap: '4' })
const fields = css({ stack: true, gap: '5' })
const pair = css({ display: 'grid', gap: '5', gridTemplateColumns: { sm: '[repeat(2, minmax(0, 1fr))]' } })

export default function MyPagePanel() {
  // No suspense: React would show the answer 300 ms after the skeleton at the earliest.
  const { data } = useQuery({ ...mySettingsQuery(), throwOnError: true })
  return data ? <MyPageForm settings={data} /> : <ScreenSkeleton of="form" isCard={false} />
}

function MyPageForm({ settings }: { readonly settings: MySettings }) {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const sections = useSectionNames()
  const login = useUnit($session)?.person.login
  const document = useEditForm(pageSchema, {
    id: 'public-page/my-page',
    base: toPageChange(settings),
    refused: { title: rejected, headline: rejected },
  })
  const { form } = document
  const [upload, setUpload] = useState<{ readonly replaced: string; readonly file: File } | undefined>()
  const update = useUpdatePage()

  const { profileBackgroundImage: background, isPublic } = settings
  // When the server reuses the file name, the browser would show its cached image: show the uploaded file instead.
  const isSameName = upload?.replaced === background
  const uploadUrl = useObjectUrl(isSameName ? upload?.file : undefined)
  return (
    <div className={panel}>
      <div className={top}>
        {!isPublic && <Alert>{t['myPage.notPublic']()}</Alert>}
        <PagePreview
          page={getFormInput(form)}
          background={isSameName ? uploadUrl : imageUrl(background, 'profile')}
          action={
            login && (
              <ButtonLink
                size="sm"
                variant="soft"
                icon={eyeIcon}
                to={href(publicPageRoute, { id: `@${login}` })}
              >
                {t['myPage.see']()}
              </ButtonLink>
            )
          }
        />
      </div>
      <Form
        of={form}
        // The mutation shows its failure.
        onSubmit={(page) => document.save(page, update.mutateAsync).catch(() => undefined)}
        className={fields}
      >
        <RestoredNotice of={document} />
        <FormField of={form} path={['title']} label={t['myPage.pageTitle']()} hint={t['myPage.titleHint']()}>
          {(control, { input }) => <Input {...control} value={input ?? ''} />}
        </FormField>
        <FormField of={form} path={['headline']} label={t['myPage.headline']()}>
          {(control, { input }) => <Textarea rows={2} isGrowing {...control} value={input ?? ''} />}
        </FormField>
        <div className={pair}>
          {sections.map((section) => (
            <SectionFields key={section} of={form} section={section} />
          ))}
        </div>
        <FormEnd stays={document.hasEdits}>
          <Button type="submit" isLoading={update.isPending}>
            {t['myPage.save']()}
          </Button>
        </FormEnd>
      </Form>
      <BackgroundSection onSent={(file) => setUpload({ replaced: background, file })} />
    </div>
  )
}
