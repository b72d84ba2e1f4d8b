import { type Id, route, slot } from '@kernel'

/** The person's groups; the chosen one stands in the address as `?group=` (GRP-LIST-01). */
export const manageGroupsRoute = route('groups/manage', '/manageGroups')
/** A new group (GRP-EDIT-01). */
export const createGroupRoute = route('groups/create', '/group/create')
/** Name and members of a group there is (GRP-EDIT-01). */
export const editGroupRoute = route('groups/edit', '/group/create/:id')

/** Somebody who is in a group: one of the owner's connections. */
export interface Member {
  readonly userId: Id
  readonly name: string
  readonly login: string
  /** A stored name or a whole address; empty where there is none. */
  readonly pictureUrl: string
}

/** What whoever fills {@link memberPicker} is given. */
export interface MemberPickerProps {
  /** Who is chosen at the moment. */
  readonly members: readonly Member[]
  /** Called with everybody who shall be in the group from now on. */
  readonly onChange: (members: readonly Member[]) => void
}

/**
 * Where the editor of a group lets people be chosen (GRP-EDIT-01). With nobody filling it the editor shows the present
 * members, who can be taken out.
 *
 * @example
 * fill(memberPicker, { id: 'network/members', load: () => import('./ui/member-picker') })
 */
export const memberPicker = slot<MemberPickerProps>('groups/editor.members')
