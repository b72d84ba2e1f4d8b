import { useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Card, chevronDownIcon, Icon, Page } from '@kernel/ui'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { networkTexts } from '../texts'
import { ConnectionsPanel } from '../ui/connections-panel'
import InvitePanel from '../ui/invite-panel'
import PendingPanel from '../ui/pending-panel'
import PeopleSearch from '../ui/people-search'
import { TagPanel } from '../ui/tag-panel'

/** On phones the invitations follow the connections; on desktops the invitations are below the tags. */
const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[20rem minmax(0, 1fr)]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
  gridTemplateAreas: { base: '"tags" "people" "more"', lg: '"tags people" "more people"' },
})
const tags = css({ gridArea: 'tags' })
const people = css({ gridArea: 'people', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })
const more = css({ gridArea: 'more', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minH: 'touch',
  cursor: 'pointer',
  textStyle: 'strong',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const mark = css({ color: 'quiet', 'details[open] > summary > &': { rotate: '[180deg]' } })
/** The search results have a limited height, so that the connections below stay visible. */
const search = css({ pt: '4', '& ul': { maxH: '[26rem]', overflowY: 'auto', px: '1' } })
/** Hides the empty card if no invitation or request is pending. */
const pending = css({ _empty: { display: 'none' } })

/** Screen with connections, tags, people search and invitations (NET-CONN-01). */
export default function ManageConnections() {
  const t = useTexts(networkTexts)
  const [query] = useSearchParams()
  return (
    <Page width="wide">
      <Toolbar title={t['connections.title']()} />
      <div className={columns}>
        <Card className={tags}>
          <TagPanel />
        </Card>
        <div className={people}>
          <Card padding="sm">
            <details open={query.has('q')}>
              <summary className={summary}>
                {t['connections.add']()}
                <Icon of={chevronDownIcon} className={mark} />
              </summary>
              <div className={search}>
                <PeopleSearch />
              </div>
            </details>
          </Card>
          <ConnectionsPanel />
        </div>
        <div className={more}>
          <Card className={pending}>
            <PendingPanel />
          </Card>
          <Card>
            <InvitePanel />
          </Card>
        </div>
      </div>
    </Page>
  )
}
