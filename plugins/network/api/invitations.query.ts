import { apiQuery } from '@kernel'
import { readInvitations } from '../model/invitations'

/** Query of the user's unanswered invitations. */
export const invitationsQuery = () =>
  apiQuery('/api/UserInvitation/', { read: readInvitations, keepOffline: true })
