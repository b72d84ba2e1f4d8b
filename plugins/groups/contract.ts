import { type Id, route, slot } from '@kernel'

/** Route of the user's groups; the query parameter `group` is the selected one (GRP-LIST-01). */
export const manageGroupsRoute = route('groups/manage', '/manageGroups')
/** Route of the editor for a new group (GRP-EDIT-01). */
export const createGroupRoute = route('groups/create', '/group/create')
/** Route of the editor for an existing group (GRP-EDIT-01). */
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
 * Slot that selects the members in the editor of a group (GRP-EDIT-01). Without a contribution the editor lists the
 * current members, which can be removed.
 *
 * @example
 * fill(memberPicker, { id: 'network/members', load: () => import('./ui/member-picker') })
 */
export const memberPicker = slot<MemberPickerProps>('groups/editor.members')
