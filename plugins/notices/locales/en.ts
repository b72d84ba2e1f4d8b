export default {
  title: 'Notifications',
  unread: '{count:number} unread',
  allRead: 'No unread notifications',
  markAll: 'Mark all as read',
  isUnread: 'Unread',
  none: 'You’re all caught up',
  'none.text': 'When something new happens, you’ll see it here.',
  new: 'New',
  earlier: 'Earlier',
  settings: 'Notification settings',
  device: 'What you’ve read is kept on this device.',
  failed: '“{name:string}” couldn’t be loaded',
} as const
