import { $session, hrefOf, navigate, preloadCode, sameId, useTexts } from '@kernel'
import { $isFirstScreenReady, QueryBoundary, useCollected } from '@kernel/parts'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sva } from 'styled-system/css'
import { hubWaitTimedOut, reconnectRequested } from '../api/hub'
import { loadHub } from '../api/load-hub'
import { useConversations } from '../api/use-conversations'
import { useGroupConversation } from '../api/use-group-conversation'
import {
  contactDetails,
  contactPictures,
  type GroupToMessage,
  groupsToMessage,
  messagesRoute,
} from '../contract'
import { delays } from '../model/delays'
import { messagingTexts } from '../texts'
import { ContactFaces } from '../ui/contact-avatar'
import { Conversation, loadMessageList, MissingConversation, OpeningConversation } from '../ui/conversation'
import { ConversationList } from '../ui/conversation-list'
import { useHasTwoColumns, useLastConversation } from '../ui/use-last-conversation'
import { useMessagingClient } from '../ui/use-messaging-client'
import { isLost, useShownHubState } from '../ui/use-shown-hub-state'

const messagesRecipe = sva({
  slots: ['root', 'hub', 'conversations', 'chat'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: '[minmax(0, 1fr)]',
        md: '[16rem minmax(0, 1fr)]',
        lg: '[20rem minmax(0, 1fr)]',
        xl: '[22.5rem minmax(0, 1fr)]',
      },
      gridTemplateRows: '[auto minmax(0, 1fr)]',
      h: {
        base: '[calc(100dvh - 2 * {sizes.frame.bar} - 1px - env(safe-area-inset-bottom))]',
        md: '[calc(100dvh - {sizes.frame.bar})]',
      },
      minH: '[22rem]',
      _print: { display: 'block', h: '[auto !important]' },
      bg: 'surface',
      // The other edge is that of the window, except of a window wider than the frame.
      borderInlineStartWidth: { md: '1px' },
      '@media (min-width: 81rem)': { borderInlineEndWidth: '1px' },
      // Up to the edge of the frame, whose margin is for pages.
      me: { md: '-6', xl: '-8' },
    },
    hub: { gridRow: '1', gridColumn: '[1 / -1]', minW: '0', _print: { display: 'none' } },
    // Title and button, search field, list.
    conversations: {
      gridRow: '2',
      outlineStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      gridTemplateRows: '[auto auto minmax(0, 1fr)]',
      alignItems: 'center',
      minH: '0',
      borderInlineEndWidth: { md: '1px' },
    },
    chat: {
      gridRow: '2',
      outlineStyle: 'none',
      display: { base: 'grid', _print: 'block' },
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      minH: '0',
    },
  },
  variants: {
    /** Whether there is no conversation at all: a page of one column. */
    isEmpty: {
      true: {
        root: {
          bg: 'transparent',
          borderInlineWidth: '[0 !important]',
          me: { md: '0', xl: '0' },
          gridTemplateColumns: { md: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr)]', xl: '[minmax(0, 1fr)]' },
        },
        conversations: { borderInlineEndWidth: { md: '[0]' } },
      },
    },
    isOpen: {
      // On phones, the conversation covers the list and the bars. Screen readers still find the title of the screen.
      true: {
        root: {
          mdDown: {
            _tall: {
              h: 'viewport',
              mb: '[calc(-3.5rem - env(safe-area-inset-bottom))]',
              pb: '[env(safe-area-inset-bottom)]',
            },
          },
        },
        conversations: {
          _print: { display: '[none !important]' },
          mdDown: {
            display: 'contents',
            '& > h1': { srOnly: true },
            '& > :not(h1)': { display: 'none' },
          },
        },
      },
      false: {
        chat: { mdDown: { display: 'none' } },
      },
    },
  },
})

const connectionStatusRecipe = sva({
  slots: ['root', 'dot', 'text'],
  base: {
    root: {
      row: true,
      gap: '2',
      minH: '8',
      px: '4',
      py: '1',
      borderBottomWidth: '1px',
      textStyle: 'caption',
      color: 'quiet',
    },
    dot: { w: '2', h: '2', rounded: 'full', flexShrink: '0', bg: 'warning' },
    text: { grow: true },
  },
  variants: {
    state: {
      Connected: {},
      Connecting: {},
      Reconnecting: { root: { bg: 'warning.soft', color: 'text' } },
      Disconnecting: {},
      Disconnected: { root: { bg: 'danger.soft', color: 'text' }, dot: { bg: 'danger' } },
    },
    // A working connection is announced to screen readers but not shown.
    isQuiet: { true: { root: { srOnly: true } } },
  },
})

function ConnectionStatus() {
  const t = useTexts(messagingTexts)
  const reconnect = useUnit(reconnectRequested)
  const state = useShownHubState()
  const styles = connectionStatusRecipe({ state, isQuiet: state === undefined || state === 'Connected' })

  return (
    <div data-above-toasts="" className={styles.root}>
      {state && <span aria-hidden="true" className={styles.dot} />}
      <p role="status" data-focus-home="" className={styles.text}>
        {state && t[`hub.${state}`]()}
      </p>
      {isLost(state) && (
        <Button size="sm" variant="quiet" onClick={() => reconnect()}>
          {t['hub.tryNow']()}
        </Button>
      )}
    </div>
  )
}

// Load the SignalR library in parallel with the screen.
preloadCode(loadHub)

export const parts = [loadMessageList, contactPictures, groupsToMessage, contactDetails]

export default function Messages() {
  const t = useTexts(messagingTexts)
  const [search] = useSearchParams()
  const open = search.get('with') || undefined
  const group = search.get('group') || undefined
  const shown = open ?? (group === undefined ? undefined : `group ${group}`)
  const { data: known, isError } = useConversations()
  // Without conversations there is one pane: a list column would be blank.
  const isEmpty = shown === undefined && known?.length === 0
  const styles = messagesRecipe({ isOpen: shown !== undefined, isEmpty })
  const headingId = useId()
  const [isSearching, setSearching] = useState(false)
  const { conversations, chat, onChoose, onOpen } = useColumnFocus(shown)
  useHubWait()
  const isHeld = useLastConversation(shown, onOpen)
  const hasTwoColumns = useHasTwoColumns()
  useMessagingClient()
  const hasScreen = useUnit($isFirstScreenReady)
  // Messages arrive only after the hub, so their code leaves the line to the screen.
  useEffect(() => {
    if (hasScreen) preloadCode(loadMessageList)
  }, [hasScreen])

  return (
    <ContactFaces>
      <div className={styles.root} data-covers-bar={shown === undefined ? undefined : ''}>
        <div className={styles.hub}>
          <ConnectionStatus />
        </div>
        <section
          ref={conversations}
          tabIndex={-1}
          aria-label={t['conversations.title']()}
          className={styles.conversations}
        >
          <ConversationList
            open={open}
            isSearching={isSearching}
            onSearching={setSearching}
            onChoose={onChoose}
          />
        </section>
        {!isEmpty && (
          <section ref={chat} tabIndex={-1} aria-labelledby={shown && headingId} className={styles.chat}>
            {open !== undefined ? (
              <Conversation key={open} id={open} headingId={headingId} />
            ) : group !== undefined ? (
              <GroupTarget key={group} id={group} headingId={headingId} />
            ) : (
              // Where none opens, or without room for it, screen readers would hear that it loads.
              hasTwoColumns && !isError && !isHeld && <OpeningConversation headingId={headingId} />
            )}
          </section>
        )}
      </div>
    </ContactFaces>
  )
}

/** Starts the time limit after which conversations load without the hub; they load again once it connects. */
function useHubWait(): void {
  const [session, stopWaiting] = useUnit([$session, hubWaitTimedOut])
  // Without a connection there is only the offline copy, which needs no hub.
  const isOffline = session?.copiedAt !== undefined || !navigator.onLine
  useEffect(() => {
    if (isOffline) return void stopWaiting()
    const timer = setTimeout(stopWaiting, delays.hubWait)
    return () => clearTimeout(timer)
  }, [isOffline, stopWaiting])
}

/**
 * Moves the focus to the column of the opened conversation; on phones the other column is hidden. A conversation that the
 * screen opens itself leaves the focus where it is.
 */
function useColumnFocus(open: string | undefined) {
  const conversations = useRef<HTMLElement>(null)
  const chat = useRef<HTMLElement>(null)
  const previous = useRef(open)
  const isByItself = useRef(false)
  useEffect(() => {
    if (previous.current === open) return
    previous.current = open
    const isLeft = isByItself.current
    isByItself.current = false
    if (isLeft) return
    const column = open === undefined ? conversations : chat
    column.current?.focus({ preventScroll: true })
  }, [open])
  const onOpen = useCallback(() => {
    isByItself.current = true
  }, [])
  // The chosen conversation may be open, or just opening by itself.
  const onChoose = useCallback((isOpen: boolean) => {
    if (isOpen) chat.current?.focus({ preventScroll: true })
    else isByItself.current = false
  }, [])
  return { conversations, chat, onChoose, onOpen }
}

interface GroupTargetProps {
  readonly id: string
  readonly headingId: string
}

/** Leads from a group to its conversation. */
function GroupTarget({ id, headingId }: GroupTargetProps) {
  const { entries, runners } = useCollected(groupsToMessage, {})
  const group = entries
    .flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    .find((one) => sameId(one.id, id))
  const isLoading = entries.some(({ result }) => result.state === 'loading')
  return (
    <>
      {runners}
      {group ? (
        <FoundGroup group={group} headingId={headingId} />
      ) : isLoading ? (
        <OpeningConversation headingId={headingId} />
      ) : (
        <MissingConversation id={id} headingId={headingId} />
      )}
    </>
  )
}

function FoundGroup({ group, headingId }: { readonly group: GroupToMessage; readonly headingId: string }) {
  const t = useTexts(messagingTexts)
  const go = useUnit(navigate)
  const query = useGroupConversation(group, true)
  const { data: conversation } = query
  useEffect(() => {
    if (conversation) go({ to: hrefOf(messagesRoute, undefined, { with: conversation }), replace: true })
  }, [conversation, go])
  const opening = <OpeningConversation headingId={headingId} />
  return (
    <QueryBoundary query={query} failed={t['chat.errorContact']()} fallback={opening}>
      {(found) =>
        found === null ? <MissingConversation id={String(group.id)} headingId={headingId} /> : opening
      }
    </QueryBoundary>
  )
}
