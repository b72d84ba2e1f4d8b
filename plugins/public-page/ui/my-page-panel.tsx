import { $session, useHref, useTexts } from '@kernel'
import {
  Form,
  FormEnd,
  FormField,
  getFormInput,
  imageUrl,
  RestoredNotice,
  useEditForm,
  useObjectUrl,
} from '@kernel/parts'
import { Alert, Button, ButtonLink, eyeIcon, Input, ScreenSkeleton, Textarea } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useUpdatePage } from '../api/mutations'
import { mySettingsQuery } from '../api/queries'
import { publicPageRoute } from '../contract'
import { pageSchema, toPageChange } from '../model/page-form'
import type { MySettings } from '../model/page-settings'
import { publicPageTexts } from '../texts'
import { BackgroundSection } from './background-section'
import { PagePreview } from './page-preview'
import { SectionFields } from './section-fields'
import { useSectionNames } from './use-section-names'

const rejected = publicPageTexts.ref('myPage.refused')

const panel = css({ stack: true, gap: '6' })
const top = css({ display: 'grid', gap: '4' })
const fields = css({ stack: true, gap: '5' })
const pair = css({ display: 'grid', gap: '5', gridTemplateColumns: { sm: '[repeat(2, minmax(0, 1fr))]' } })

export default function MyPagePanel() {
  // No suspense: React would show the answer 300 ms after the skeleton at the earliest.
  const { data } = useQuery({ ...mySettingsQuery(), throwOnError: true })
  return data ? <MyPageForm settings={data} /> : <ScreenSkeleton of="form" />
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
        <FormEnd>
          <Button type="submit" isLoading={update.isPending}>
            {t['myPage.save']()}
          </Button>
        </FormEnd>
      </Form>
      <BackgroundSection onSent={(file) => setUpload({ replaced: background, file })} />
    </div>
  )
}
