/** Hash of the URL that moves the focus to the invitations on the connections screen. */
export const inviteSection = 'invite'
