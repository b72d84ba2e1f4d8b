import { apiQuery } from '@kernel'
import { readInvitations } from '../model/invitations'

/** Invitations of one's own that nobody has answered yet. */
export const invitationsQuery = () => apiQuery('/api/UserInvitation/', { read: readInvitations })
