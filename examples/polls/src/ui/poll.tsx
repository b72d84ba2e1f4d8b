import { sameId, useTexts } from '@roda/kernel'
import type { PostFooterProps } from '@roda/kernel/contracts/posts'
import { Button } from '@roda/kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { pollsQuery } from '../api/polls.query'
import { useVote } from '../api/vote.mutation'
import type { Poll as PollData } from '../model/poll'
import { pollsTexts } from '../texts'

/** The poll of a post; nothing for a post without one, and while the polls load. */
export default function PollOfPost({ post }: PostFooterProps) {
  const { data: polls } = useQuery(pollsQuery())
  const poll = polls?.find(({ postId }) => sameId(postId, post.id))
  return poll && <Poll poll={poll} />
}

function Poll({ poll }: { readonly poll: PollData }) {
  const t = useTexts(pollsTexts)
  const vote = useVote(poll)
  return (
    <section aria-label={t.title()} className="polls-stack">
      <p dir="auto" className="polls-question">
        {poll.question}
      </p>
      {poll.answers.map(({ text, votes }, position) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never change their order
          key={position}
          variant="soft"
          aria-pressed={position === poll.myAnswer}
          className="polls-answer"
          onClick={() => vote.mutate(position)}
        >
          <span dir="auto">{text}</span> <span>{t.votes({ count: votes })}</span>
        </Button>
      ))}
    </section>
  )
}
