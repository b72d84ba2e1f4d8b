export default {
  manage: 'Manage groups',
  members: '{count:number} {{member|members}}',
  noName: 'Group without a name',
  noPersonName: 'Somebody',

  'list.title': 'My groups',
  'list.create': 'New group',
  'list.empty': 'You have no groups yet',
  'list.empty.text':
    'A class, a choir, a study circle: put the connections that belong together into a group.',
  'list.choose': 'Choose a group',
  'list.choose.text': 'Its members are shown here.',
  'list.unknown': 'There is no such group',
  'list.unknown.text': 'It may have been deleted, or the address is not right.',
  'list.all': 'All groups',

  'details.noMembers': 'Nobody is in this group yet.',
  'details.edit': 'Edit',
  'details.delete': 'Delete',

  'delete.title': 'Delete this group?',
  'delete.text': '“{name:string}” will be gone for good. The people in it stay your connections.',
  'delete.success': 'The group is deleted.',
  'delete.failure': 'Error cancelling group',

  'editor.create': 'New group',
  'editor.edit': 'Edit group',
  'editor.name': 'Name',
  'editor.noName': 'Give the group a name.',
  'editor.longName': 'The name is too long: at most {max:number} characters.',
  'editor.refusedName': 'The server did not accept this name.',
  'editor.members': 'Members',
  'editor.onlyPresent':
    'You can take members out here. Your other connections cannot be shown at the moment.',
  'editor.noMembers': 'Nobody is in this group yet, and your connections cannot be shown at the moment.',
  'editor.remove': 'Take {name:string} out of the group',
  'editor.removed': '{name:string} is taken out.',
  'editor.save': 'Save',
  'editor.restored': 'This is what you entered last time. It is not saved yet.',
  'editor.discard': 'Discard it',
  'editor.created': 'The group is created.',
  'editor.updated': 'The group is saved.',
  'editor.failure': 'The group could not be saved',
  'editor.notSaved': 'This group was not saved',
  'editor.kept': 'Everything you entered is still here. Please try again.',
  'editor.refusedMembers':
    'The server did not accept one of the members: perhaps you are no longer connected. Everything you entered is still here.',
} as const
