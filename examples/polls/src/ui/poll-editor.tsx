import { useTexts } from '@roda/kernel'
import type { PostEditorProps } from '@roda/kernel/contracts/posts'
import { Button, Field, Input } from '@roda/kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { useCreatePoll } from '../api/create-poll.mutation'
import { pollsTexts } from '../texts'

const noAnswers = ['', '', '', '']

/** The fields of a poll in the editor of a new post. */
export default function PollEditor({ postId, register }: PostEditorProps) {
  const t = useTexts(pollsTexts)
  const [isOpen, setOpen] = useState(false)
  if (postId !== undefined) return null
  if (isOpen) return <PollFields register={register} onRemove={() => setOpen(false)} />
  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {t.add()}
      </Button>
    </div>
  )
}

interface PollFieldsProps extends Pick<PostEditorProps, 'register'> {
  readonly onRemove: () => void
}

function PollFields({ register, onRemove }: PollFieldsProps) {
  const t = useTexts(pollsTexts)
  const { mutate: create } = useCreatePoll()
  const [question, setQuestion] = useState('')
  const [answers, setAnswers] = useState(noAnswers)
  const [isChecked, setChecked] = useState(false)
  const questionField = useRef<HTMLInputElement>(null)
  const answerField = useRef<HTMLInputElement>(null)
  const given = answers.map((answer) => answer.trim()).filter(Boolean)
  const hasQuestion = question.trim() !== ''
  const hasAnswers = given.length >= 2

  useEffect(
    () =>
      register({
        onSubmit() {
          setChecked(true)
          const wrong = !hasQuestion ? questionField : hasAnswers ? undefined : answerField
          wrong?.current?.focus()
          return wrong === undefined
        },
        onSaved({ postId }) {
          if (postId !== undefined) create({ postId, question: question.trim(), answers: given })
        },
      }),
    // No list of dependencies: the handlers read what was typed last.
  )

  return (
    <section aria-label={t.title()} className="polls-stack">
      <Field label={t.question()} error={isChecked && !hasQuestion && t.noQuestion()} isRequired>
        <Input
          ref={questionField}
          autoComplete="off"
          maxLength={200}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
      </Field>
      {answers.map((answer, position) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of fields is fixed
          key={position}
          label={t[position < 2 ? 'answer' : 'answer.optional']({ number: position + 1 })}
          error={isChecked && position === 0 && !hasAnswers && t.fewAnswers()}
          isRequired={position < 2}
        >
          <Input
            ref={position === 0 ? answerField : undefined}
            autoComplete="off"
            maxLength={80}
            value={answer}
            onChange={({ target }) => setAnswers(answers.with(position, target.value))}
          />
        </Field>
      ))}
      <div>
        <Button variant="quiet" onClick={onRemove}>
          {t.remove()}
        </Button>
      </div>
    </section>
  )
}
