import { getInput } from '@formisch/react'
import { $session, useHref, useTexts } from '@kernel'
import {
  applyServerErrors,
  Form,
  FormField,
  imageUrl,
  resetForm,
  useDraftForm,
  useObjectUrl,
} from '@kernel/parts'
import { Alert, Button, ButtonLink, eyeIcon, Input, Textarea } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { mySettingsQuery } from '../api/my-settings.query'
import { useUpdatePage } from '../api/update-page.mutation'
import { publicPageRoute } from '../contract'
import { type PageChange, pageSchema } from '../model/page-form'
import type { MySettings } from '../model/page-settings'
import { publicPageTexts } from '../texts'
import { BackgroundSection } from './background-section'
import { PagePreview } from './page-preview'
import { SectionFields } from './section-fields'

const panel = css({ display: 'grid', gap: '8', gridTemplateColumns: '[minmax(0, 1fr)]' })
const top = css({ display: 'grid', gap: '4' })
const fields = css({ display: 'grid', gap: '5', gridTemplateColumns: '[minmax(0, 1fr)]' })
const pair = css({ display: 'grid', gap: '5', gridTemplateColumns: { sm: '[repeat(2, minmax(0, 1fr))]' } })
const start = css({ justifySelf: { sm: 'start' } })

/** How one's public page looks, with a picture of it that follows what is typed (PUB-SET-01). */
export default function MyPagePanel() {
  const { data } = useSuspenseQuery(mySettingsQuery())
  return <MyPageForm settings={data} />
}

function MyPageForm({ settings }: { readonly settings: MySettings }) {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const login = useUnit($session)?.person.login
  const saved = changeOf(settings)
  const { form, isRestored, forgetDraft } = useDraftForm(pageSchema, {
    id: 'public-page/my-page',
    fields: ['title', 'headline'],
    initialInput: saved,
  })
  const [isUnsaved, setIsUnsaved] = useState(isRestored)
  const [sent, setSent] = useState<{ readonly before: string; readonly file: File } | undefined>()
  const save = useUpdatePage()

  function settle(data: PageChange) {
    resetForm(form, { initialInput: data })
    forgetDraft()
    setIsUnsaved(false)
  }

  async function handleSubmit(data: PageChange) {
    try {
      await save.mutateAsync(data)
      settle(data)
    } catch (error) {
      const refused = publicPageTexts.ref('myPage.refused')
      applyServerErrors(form, error, { title: refused, headline: refused })
    }
  }

  const { profileBackgroundImage: background, isPublic } = settings
  // Where the server keeps the name of the one before, the browser would show its copy of that one.
  const isSameName = sent?.before === background
  const sentAddress = useObjectUrl(isSameName ? sent?.file : undefined)
  return (
    <div className={panel}>
      <div className={top}>
        {!isPublic && <Alert>{t['myPage.notPublic']()}</Alert>}
        <PagePreview
          page={getInput(form)}
          background={isSameName ? sentAddress : imageUrl(background, 'profile')}
        />
        {login && (
          <ButtonLink
            variant="soft"
            icon={eyeIcon}
            className={start}
            to={href(publicPageRoute, { id: `@${login}` })}
          >
            {t['myPage.see']()}
          </ButtonLink>
        )}
      </div>
      <Form of={form} onSubmit={handleSubmit} className={fields}>
        {isUnsaved && (
          <Alert
            action={
              <Button size="sm" variant="soft" onClick={() => settle(saved)}>
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
        <Button type="submit" className={start} isLoading={save.isPending}>
          {t['myPage.save']()}
        </Button>
      </Form>
      <BackgroundSection onSent={(file) => setSent({ before: background, file })} />
    </div>
  )
}

/** What the form changes of the settings. */
function changeOf({ isPublic: _, profileBackgroundImage: __, ...change }: MySettings): PageChange {
  return change
}
