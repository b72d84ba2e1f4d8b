import { cutText, type Id } from '@kernel'
import { encodeMessage, htmlExcerpt } from '@kernel/parts'
import * as v from 'valibot'
import type { MessageActionProps } from '../../messaging/contract'
import type { PersonActionProps } from '../../network/contract'
import type { CommentActionProps, PostActionProps } from '../../posts/contract'
import { captchaRule } from '../captcha/captcha-rule'
import type { ReportedItem } from '../contract'
import { accountsTexts } from '../texts'

export const reportReasons = ['spam', 'abuse', 'harm', 'sexual', 'law', 'other'] as const

/** Leaves room for the address and the quote in a message to the operators. */
const maxWords = 3_000
const maxQuote = 300
const maxName = 200

export const reportSchema = v.object({
  reason: v.picklist(reportReasons, encodeMessage(accountsTexts.ref('report.noReason'))),
  words: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxWords, encodeMessage(accountsTexts.ref('contact.longMessage', { max: maxWords }))),
  ),
  captcha: captchaRule,
})

export type ReportProps = PostActionProps | CommentActionProps | MessageActionProps | PersonActionProps

export function reportedItem(of: ReportProps): ReportedItem {
  if ('post' in of) return { kind: 'post', ...of.post }
  if ('person' in of) return { kind: 'person', id: of.person.id, author: of.person, content: '' }
  if ('comment' in of) {
    const { id, author: name, content } = of.comment
    return { kind: 'comment', id, author: { name, login: '' }, content }
  }
  const { id, author: name, text } = of.message
  return { kind: 'message', id, author: { name, login: '' }, content: text }
}

/** What others wrote must not look like another line of the report. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The first words of the reported item as one line of plain text; empty for a person. */
export const quoteOf = ({ kind, content }: ReportedItem): string =>
  kind === 'post' ? htmlExcerpt(content, maxQuote) : cutText(inOneLine(content), maxQuote, '…')

const sourceOf = (id: Id | undefined, { name, login }: ReportedItem['author']): string =>
  cutText(
    inOneLine([name, login && `@${login}`, id !== undefined && `#${id}`].filter(Boolean).join(' ')),
    maxName,
  )

/** The message to the operators. @param heading says what is reported, and why */
export const reportText = (
  item: ReportedItem,
  { heading, address, words }: { heading: string; address: string | undefined; words: string },
): string =>
  [
    heading,
    address,
    sourceOf(item.id, item.author),
    words && `\n${words}\n`,
    quoteOf(item) && `> ${quoteOf(item)}`,
  ]
    .filter(Boolean)
    .join('\n')
