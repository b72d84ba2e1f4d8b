import { Slot } from '@kernel/parts'
import { css } from 'styled-system/css'
import { publicPageDetails } from '../../public-page/contract'
import type { SuggestedPerson } from '../contract'

/** The words of a person, or the username, stand in for what plugins tell of the person. */
const root = css({
  '& > :where(:not(:first-child))::before': { content: '"·"', mx: '1' },
  '& > * + [data-instead]': { display: 'none' },
})
/** Browsers write the marks of English in most languages. */
const quote = css({ '&:is(:lang(es), :lang(pt-PT))': { quotes: '"«" "»"' } })

interface PersonReasonProps {
  readonly person: Pick<SuggestedPerson, 'login' | 'reason' | 'quote'>
}

/** Why a person is suggested: a reason, such as a common group, what the person teaches, else the person's words. */
export function PersonReason({ person: { login, reason, quote: words } }: PersonReasonProps) {
  if (reason) return reason
  return (
    <span className={root}>
      <Slot of={publicPageDetails} props={{ login }} whenFailed="nothing" />
      {words ? (
        <q data-instead="" className={quote}>
          <bdi>{words}</bdi>
        </q>
      ) : (
        <bdi data-instead="">@{login}</bdi>
      )}
    </span>
  )
}
