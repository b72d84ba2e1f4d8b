import { useCode, useHref, useTexts } from '@kernel'
import { useSlotMenu } from '@kernel/parts'
import {
  bookmarkIcon,
  hideIcon,
  IconButton,
  LoadNotice,
  Menu,
  type MenuItem,
  moreIcon,
  muteIcon,
  pencilIcon,
  trashIcon,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useDeletePost } from '../api/post.mutations'
import { editPostRoute, postActions, usePostAddress } from '../contract'
import { isListed, listedPost, personalLists } from '../model/personal-lists'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { useAuthorName } from './author'
import { useCopyLink } from './use-copy-link'
import { useListActions } from './use-list-actions'
import { useIsOwn } from './use-personal-lists'
import { usePostReference } from './use-post-reference'

const loadMuteWord = () => import('./mute-word.lazy')

// Aligns the icon with the edge of the text.
const button = css({ display: 'flex', flexShrink: '0', me: '-2', color: 'quiet' })

export function PostMenu({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const isOwn = useIsOwn()('post', post)
  const link = useCopyLink(usePostAddress()(post))
  const [isMutingWord, setMutingWord] = useState(false)
  const { code, failure } = useCode(loadMuteWord, isMutingWord)
  const handleClose = () => setMutingWord(false)
  const more = useSlotMenu(postActions, { post: usePostReference(post) }, isOwn ? 'own' : 'others')
  const own = useOwnItems(post)
  const saving = useSaveItem(post)
  const hiding = useHideItems(post, () => setMutingWord(true))
  const items = [link.item, saving, ...more.items, ...(isOwn ? own : hiding)]

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
  const mute = () => actions.mute({ login, name: post.author.name || login })
  return [
    { id: 'hide', label: t['hidden.add'](), icon: hideIcon, isSeparated: true, onSelect: hide },
    ...(login || post.author.name
      ? [{ id: 'mute', label: t['muted.add']({ name }), icon: muteIcon, onSelect: mute }]
      : []),
    { id: 'word', label: t['muted.addWord'](), icon: muteIcon, onSelect: onMuteWord },
  ]
}
