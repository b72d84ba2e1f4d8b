import { getInput } from '@formisch/react'
import { $session, useHref, useTexts } from '@kernel'
import {
  applyServerErrors,
  Form,
  FormEnd,
  FormField,
  imageUrl,
  useDraftForm,
  useObjectUrl,
} from '@kernel/parts'
import { Alert, Button, ButtonLink, eyeIcon, Input, Textarea } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useUpdatePage } from '../api/mutations'
import { mySettingsQuery } from '../api/queries'
import { publicPageRoute } from '../contract'
import { type PageChange, pageSchema } from '../model/page-form'
import type { MySettings } from '../model/page-settings'
import { publicPageTexts } from '../texts'
import { BackgroundSection } from './background-section'
import { PagePreview } from './page-preview'
import { SectionFields } from './section-fields'

const panel = css({ display: 'grid', gap: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const top = css({ display: 'grid', gap: '4' })
const fields = css({ display: 'grid', gap: '5', gridTemplateColumns: '[minmax(0, 1fr)]' })
const pair = css({ display: 'grid', gap: '5', gridTemplateColumns: { sm: '[repeat(2, minmax(0, 1fr))]' } })

/** Profile panel with the settings of the user's public page and a live preview. */
export default function MyPagePanel() {
  const { data } = useSuspenseQuery(mySettingsQuery())
  return <MyPageForm settings={data} />
}

function MyPageForm({ settings }: { readonly settings: MySettings }) {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const login = useUnit($session)?.person.login
  const saved = toPageChange(settings)
  const { form, isRestored, resetDraft } = useDraftForm(pageSchema, {
    id: 'public-page/my-page',
    fields: Object.keys(saved),
    initialInput: saved,
  })
  const [isUnsaved, setIsUnsaved] = useState(isRestored)
  const [upload, setUpload] = useState<{ readonly replaced: string; readonly file: File } | undefined>()
  const save = useUpdatePage()

  function resetTo(...values: Parameters<typeof resetDraft>) {
    resetDraft(...values)
    setIsUnsaved(false)
  }

  async function handleSubmit(data: PageChange) {
    const submitted = getInput(form)
    try {
      await save.mutateAsync(data)
      resetTo(data, submitted)
    } catch (error) {
      const rejected = publicPageTexts.ref('myPage.refused')
      applyServerErrors(form, error, { title: rejected, headline: rejected })
    }
  }

  const { profileBackgroundImage: background, isPublic } = settings
  // When the server reuses the file name, the browser would show its cached image: show the uploaded file instead.
  const isSameName = upload?.replaced === background
  const uploadUrl = useObjectUrl(isSameName ? upload?.file : undefined)
  return (
    <div className={panel}>
      <div className={top}>
        {!isPublic && <Alert>{t['myPage.notPublic']()}</Alert>}
        <PagePreview
          page={getInput(form)}
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
      <Form of={form} onSubmit={handleSubmit} className={fields}>
        {isUnsaved && (
          <Alert
            action={
              <Button size="sm" variant="soft" disabled={form.isSubmitting} onClick={() => resetTo(saved)}>
                {t['myPage.discard']()}
              </Button>
            }
          >
            {t['myPage.restored']()}
          </Alert>
        )}
        <FormField of={form} path={['title']} label={t['myPage.pageTitle']()} hint={t['myPage.titleHint']()}>
          {(control, { input }) => <Input {...control} value={input ?? ''} />}
        </FormField>
        <FormField of={form} path={['headline']} label={t['myPage.headline']()}>
          {(control, { input }) => <Textarea rows={2} isGrowing {...control} value={input ?? ''} />}
        </FormField>
        <div className={pair}>
          <SectionFields of={form} section="courses" />
          <SectionFields of={form} section="posts" />
        </div>
        <FormEnd>
          <Button type="submit" isLoading={save.isPending}>
            {t['myPage.save']()}
          </Button>
        </FormEnd>
      </Form>
      <BackgroundSection onSent={(file) => setUpload({ replaced: background, file })} />
    </div>
  )
}

function toPageChange({ isPublic: _, profileBackgroundImage: __, ...change }: MySettings): PageChange {
  return change
}
