import { type Id, route, slot } from '@kernel'

/** Route of the user's groups; the query parameter `group` is the selected one. */
export const manageGroupsRoute = route('groups/manage', '/manageGroups')
/** Route of the editor for a new group. */
export const createGroupRoute = route('groups/create', '/group/create')
/** Route of the editor for an existing group. */
export const editGroupRoute = route('groups/edit', '/group/create/:id')

/** A member of a group: one of the owner's connections. */
export interface Member {
  readonly userId: Id
  readonly name: string
  readonly login: string
  /** Profile picture: a stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
}

/** Props of the contributions to {@link memberPicker}. */
export interface MemberPickerProps {
  readonly members: readonly Member[]
  /** Called with the complete new selection of members. */
  readonly onChange: (members: readonly Member[]) => void
}

/**
 * Slot that selects the members in the editor of a group. Without a contribution the editor lists the
 * current members, which can be removed.
 * @place `/group/create`, `/group/create/:id`: the field for members
 * @example
 * fill(memberPicker, { id: 'network/members', load: () => import('./ui/member-picker') })
 */
export const memberPicker = slot<MemberPickerProps, 'component'>('groups/editor.members')

/** Props of the contributions to {@link groupSections}. */
export interface GroupProps {
  readonly group: {
    readonly id: Id
    /** Name of the group; empty if the server sends none. */
    readonly name: string
    readonly members: readonly Member[]
  }
}

/** Props of the contributions to {@link groupActivity}. */
export interface GroupActivityProps extends GroupProps {
  /** Whether the row is as wide as the screen: there is room for a few messages with their authors. */
  readonly isWide: boolean
}

/**
 * The last line in the row of a group, such as its last message. The row is a link, so a contribution must contain nothing
 * focusable; it renders nothing while it knows nothing. A row that is not wide is a grid with room for a time beside the name, in
 * its first row and second column.
 * @place `/manageGroups`: in each row of the list, below the number of members or beside it
 * @example
 * fill(groupActivity, { id: 'messaging/last-line', load: () => import('./ui/group-last-line') })
 */
export const groupActivity = slot<GroupActivityProps, 'component'>('groups/group.activity')

/**
 * On the card of the selected group, below its members.
 * @place `/manageGroups`: the end of the card of the selected group
 * @example
 * fill(groupSections, { id: 'events/group', load: () => import('./ui/group-events') })
 */
export const groupSections = slot<GroupProps, 'component' | 'link'>('groups/group.sections')

/** Props of the contributions to {@link groupListSections}. */
export interface GroupListProps {
  /** All groups of the user; never empty. */
  readonly groups: readonly GroupProps['group'][]
}

/**
 * Below the list of groups while none is open.
 * @place `/manageGroups`: a card below the list
 * @example
 * fill(groupListSections, { id: 'events/groups', load: () => import('./ui/next-events') })
 */
export const groupListSections = slot<GroupListProps, 'component' | 'link'>('groups/list.sections')
