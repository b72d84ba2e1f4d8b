import { type Id, myPageRoute, route, slot, useHref } from '@kernel'
import type { ActionTools } from '@kernel/parts'

/** Route of the user's connections and tags. */
export const manageConnectionsRoute = route('network/connections', '/manageConnections')
/** Route of the screen on which members discover people and courses. */
export const discoverRoute = route('network/discover', '/discover')

/** A person whom the user may know, as reported by a source of suggestions. */
export interface SuggestedPerson {
  readonly name: string
  /** Username; suggestions without one are dropped, because their public page is unknown. */
  readonly login: string
  /** Profile picture: a stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
  /** Why the source suggests the person, such as "In Winter gardeners with you". */
  readonly reason?: string | undefined
  /** The beginning of something that the person wrote, of a few words: shown where nothing else is known of the person. */
  readonly quote?: string | undefined
  /** Id of the person, if the source knows it. */
  readonly id?: Id | undefined
  /** Whether the person is in a group of the user. */
  readonly isInGroup?: boolean | undefined
}

/**
 * Sources of suggested people: hooks. The screen leaves out the user, the user's connections, and people who sent the user a
 * request.
 * @place `/discover`, `/mypage`: “People you may know”
 * @example
 * fill(suggestionSources, { id: 'groups/members', load: () => import('./ui/suggested-members') })
 */
export const suggestionSources = slot<object, 'value', readonly SuggestedPerson[]>(
  'network/suggestions.sources',
)

/** Props of the contributions to {@link discoverSections}. */
export interface DiscoverSectionProps {
  /** Ids of what the other screen shows already, for a suggestion of more that the user does not have. */
  readonly without?: readonly Id[] | undefined
  /** The people that the user wants to see, each with a username: connections and suggested people, connections first. */
  readonly people: readonly Pick<SuggestedPerson, 'name' | 'login'>[]
  /** The user's search text; empty shows everything. */
  readonly searchText: string
  /** Whether the user wants to see only what is free. */
  readonly isFree: boolean
  /** Whether the newest come first instead of those of connections. */
  readonly isNewestFirst: boolean
  /** Path of the screen with this section only; undefined if it is so already, and there is room for everything. */
  readonly allPath: string | undefined
  /** Whether the section only suggests a first choice on another screen: one row, and nothing if it has nothing. */
  readonly isSuggestion?: boolean | undefined
  /** Whether the section is a card in a narrow column: a few short rows. */
  readonly isNarrow?: boolean | undefined
}

/**
 * Sections of the discover screen besides the people, such as courses; the user can choose to see only one of them, by its
 * `label`.
 * @place `/discover`: above the people
 * @example
 * fill(discoverSections, { id: 'courses/discover', label, load: () => import('./ui/discover-courses') })
 */
export const discoverSections = slot<DiscoverSectionProps, 'section'>('network/discover.sections')

/** A person whom the user knows. */
export interface KnownPerson {
  /** Id of the user, by which reactions, messages and the members of groups name people. */
  readonly id: Id
  readonly name: string
  /** Username; empty if the server sends none. */
  readonly login: string
  /** Profile picture: a stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
}

/**
 * The people whom the user knows, for places where the server names people by their ids only: hooks. This plugin fills it with
 * the connections.
 * @place Every screen: not visible
 * @example
 * fill(knownPeople, { id: 'teams/colleagues', load: () => import('./ui/colleagues') })
 */
export const knownPeople = slot<object, 'value', readonly KnownPerson[]>('network/people.known')

/** A person in a list of people. */
export interface ListedPerson {
  readonly name: string
  /** Username; empty if the server sends none. */
  readonly login: string
  /** Id of the person, if it is known. */
  readonly id?: Id | undefined
}

/** Props of the functions of {@link personActions}. */
export interface PersonActionProps extends ActionTools {
  readonly person: ListedPerson
}

/**
 * Entries of the menu of a person: connections, people found, requests, and the owners of public pages. They act like those of
 * a post, with the segment `others`. Without contributions, only connections have a menu.
 * @place `/manageConnections`, `/discover`, `/@name`: in the menu of a person
 * @example
 * fill(personActions, { id: 'gifts/person', label, icon, load: () => import('./ui/send-gift') })
 */
export const personActions = slot<PersonActionProps, 'menu item'>('network/person.actions')

/**
 * Returns the path of the people search, a tab of my page.
 *
 * @returns the path, or `undefined` if this plugin is disabled
 * @example
 * const people = useFindPeople()
 * <EmptyState action={people && <ButtonLink to={people}>{t.findPeople()}</ButtonLink>} … />
 */
export function useFindPeople(): string | undefined {
  const href = useHref()
  return href(manageConnectionsRoute) && href(myPageRoute, undefined, { tab: 'people' })
}
