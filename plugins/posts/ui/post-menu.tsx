import { useCode, useHref, useTexts } from '@kernel'
import { useCopy, useSlotMenu } from '@kernel/parts'
import {
  bookmarkIcon,
  hideIcon,
  IconButton,
  LoadError,
  LoadNotice,
  linkIcon,
  Menu,
  type MenuItem,
  moreIcon,
  muteIcon,
  pencilIcon,
  trashIcon,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useHref as useRouterHref } from 'react-router'
import { css } from 'styled-system/css'
import { usePublicPagePath } from '../../public-page/contract'
import { useDeletePost } from '../api/post.mutations'
import { editPostRoute, postActions } from '../contract'
import { isListed, listedPost, personalLists } from '../model/personal-lists'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { useAuthorName } from './author'
import { useListActions } from './use-list-actions'
import { useIsOwn } from './use-personal-lists'
import { usePostReference } from './use-post-reference'

const loadMuteWord = () => import('./mute-word.lazy')
const loadCopyByHand = () => import('./copy-by-hand.lazy')

// Aligns the icon with the edge of the text.
const button = css({ display: 'flex', flexShrink: '0', me: '-2', color: 'quiet' })
const line = css({ w: 'full' })

/** The link that it copies leads to the public page, which visitors can read. */
export function PostMenu({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const isOwn = useIsOwn()('post', post)
  const link = useCopyLink(post)
  const [isMutingWord, setMutingWord] = useState(false)
  const { code, failure } = useCode(loadMuteWord, isMutingWord)
  const handleClose = () => setMutingWord(false)
  const more = useSlotMenu(postActions, { post: usePostReference(post) }, isOwn ? 'own' : 'others')
  const own = useOwnItems(post)
  const saving = useSaveItem(post)
  const hiding = useHideItems(post, () => setMutingWord(true))
  const items = [...link.items, saving, ...(isOwn ? own : []), ...more.items, ...(isOwn ? [] : hiding)]

  return (
    <>
      <div className={button}>
        <Menu
          align="end"
          items={items}
          trigger={(props) => <IconButton {...props} icon={moreIcon} label={t['post.more']()} />}
        />
      </div>
      {link.fallback}
      {more.view}
      {failure && <LoadNotice failure={failure} onClose={handleClose} />}
      {code && isMutingWord && !failure && <code.default onClose={handleClose} />}
    </>
  )
}

/** The item that copies the link to the post, and the field for copying by hand. */
function useCopyLink(post: Post) {
  const t = useTexts(postsTexts)
  const { copy, fallbackText, fallbackRef } = useCopy(postsTexts.ref('post.copied'))
  const { code, failure } = useCode(loadCopyByHand, fallbackText !== undefined)
  const path = usePublicPagePath()(post.author.login)
  const href = useRouterHref(path ?? '')
  const copyLink = () => copy(new URL(href, location.origin).href)
  const items: MenuItem[] =
    post.isPublic && path !== undefined
      ? [{ id: 'copy', label: t['post.copyLink'](), icon: linkIcon, onSelect: copyLink }]
      : []
  const fallback = fallbackText && (
    <div className={line}>
      {code && <code.default key={fallbackText} link={fallbackText} fieldRef={fallbackRef} />}
      {failure && <LoadError failure={failure} />}
    </div>
  )
  return { items, fallback }
}

function useSaveItem(post: Post): MenuItem {
  const t = useTexts(postsTexts)
  const { saved } = useUnit(personalLists.$value)
  const actions = useListActions()
  const author = useAuthorName(post.author)
  const [label, change] = isListed(saved, post.id)
    ? [t['saved.remove'](), actions.unsave]
    : [t['saved.add'](), actions.save]
  return { id: 'save', label, icon: bookmarkIcon, onSelect: () => change(listedPost(post, author)) }
}

function useOwnItems({ id }: Post): readonly MenuItem[] {
  const t = useTexts(postsTexts)
  const { mutate } = useDeletePost()
  const edit = useHref()(editPostRoute, { id })
  return [
    { id: 'edit', label: t['post.edit'](), icon: pencilIcon, to: edit },
    {
      id: 'delete',
      label: t['post.delete'](),
      icon: trashIcon,
      isDanger: true,
      onSelect: () => mutate(id),
    },
  ]
}

function useHideItems(post: Post, onMuteWord: () => void): readonly MenuItem[] {
  const t = useTexts(postsTexts)
  const actions = useListActions()
  const name = useAuthorName(post.author)
  const { login } = post.author
  const hide = () => actions.hide(listedPost(post, name))
  const mute = () => actions.mute({ login, name: post.author.name || login, at: Date.now() })
  return [
    { id: 'hide', label: t['hidden.add'](), icon: hideIcon, isSeparated: true, onSelect: hide },
    ...(login || post.author.name
      ? [{ id: 'mute', label: t['muted.add']({ name }), icon: muteIcon, onSelect: mute }]
      : []),
    { id: 'word', label: t['muted.addWord'](), icon: muteIcon, onSelect: onMuteWord },
  ]
}
