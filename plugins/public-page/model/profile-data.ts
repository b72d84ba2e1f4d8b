import type { PageHeadProps } from '@kernel/parts'
import type { PublicSettings } from './page-settings'

interface Profile extends Pick<PublicSettings, 'name' | 'headline'> {
  readonly login: string
  readonly avatarUrl: string | undefined
  readonly page: string | undefined
}

export const profileData =
  ({ login, name, headline, avatarUrl, page = '' }: Profile): PageHeadProps['data'] =>
  (url) => [
    {
      '@type': 'ProfilePage',
      '@id': url(page),
      mainEntity: {
        '@type': 'Person',
        name: name || `@${login}`,
        alternateName: `@${login}`,
        url: url(page),
        ...(headline && { description: headline }),
        ...(avatarUrl && { image: url(avatarUrl) }),
      },
    },
  ]
