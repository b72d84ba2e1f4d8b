export default {
  // ui
  'ui.back': 'Back',
  'ui.close': 'Close',
  'ui.yes': 'Yes',
  'ui.no': 'No',
  'ui.retry': 'Try again',
  'ui.loading': 'Loading',
  'ui.loadFailed': 'That part did not load. Check your connection and try again.',
  'ui.required': 'required',
  'ui.charactersLeft': '{left:number} {{left:character|characters}} left',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.less': 'One less',
  'ui.more': 'One more',
  'ui.remove': 'Remove {name:string}',
  'ui.dropHere': 'Drop it here',
  'ui.imagesOnly': 'Only pictures can be added here.',

  // failures of calls
  'failure.unreachable': 'The server cannot be reached. Check your connection and try again.',
  'failure.silent': 'The server is taking too long to answer. Please try again.',
  'failure.malformed': 'The server sent an answer we could not read. Please try again.',
  'failure.invalid': 'The server did not accept this. Please check what you entered.',
  'failure.unauthorized': 'You need to log in to do this.',
  'failure.forbidden': 'You are not allowed to do this.',
  'failure.missing': 'This is no longer here. It may have been removed.',
  'failure.conflict': 'Somebody changed this in the meantime. Please look again and repeat.',
  'failure.tooLarge': 'This is larger than the server accepts.',
  'failure.tooMany': 'That was a little fast. Please wait a moment and try again.',
  'failure.broken': 'Something went wrong on the server. Please try again in a moment.',
  'failure.unexpected': 'Something went wrong here. Please try again.',

  // captcha
  'captcha.label': 'I am not a robot',
  'captcha.hint': 'Tick the box, and your device solves a small puzzle by itself. Nobody else is asked.',
  'captcha.working': 'Checking…',
  'captcha.solved': 'Done',
  'captcha.required': 'Please confirm that you are not a robot.',
  'captcha.expired': 'That took a while, and the confirmation has expired. Please confirm again.',
  'captcha.spent': 'To send once more, please confirm again.',
  'captcha.failed': 'The check could not be done. See whether you are connected, and try again.',

  // page
  'page.failed': 'This page could not be shown',
  'page.outdated':
    'This part of the product could not be loaded. A new version may be out: reload the page to go on.',
  'page.reload': 'Reload the page',
  'main.pageNotFound': 'Page not found',
  'main.pageNotFound.text': 'This address leads nowhere. It may have changed, or it never existed.',
  'main.goHome': 'Go to the home page',
  'main.skip': 'Skip to content',
  'footer.label': 'Links of {name:string}',

  // navigation bar
  'nav.label': 'Main navigation',
  'nav.home': 'Home',
  'nav.myPosts': 'My posts',
  'nav.studio': 'Studio',
  'nav.studio.opens': 'Studio (opens in a new tab)',
  'nav.minutes': '{minutes:number} min',
  'nav.minutesLeft': '{minutes:number} {{minute|minutes}} left in this session',
  'nav.languageNow': 'Language: {language:string}',
  'nav.theme': 'Appearance',
  'nav.theme.light': 'Light',
  'nav.theme.dark': 'Dark',
  'nav.theme.system': 'Like the system',
  'nav.userMenu': 'Your menu',
  'toasts.label': 'Messages',
  'nav.greeting': 'Hello, {name:string}',

  // session
  'session.login': 'Log in',
  'session.membersOnly': 'Log in to see this page.',
  'session.refused': 'Your session has ended. Please log in again.',
  'session.notRestored': 'We could not take up your session again.',

  // home, where no plugin brings one
  'home.title': 'Welcome to {name:string}',
  'home.text': 'A place where people learn from one another.',

  // my page
  'myPage.side': 'My places',
  'myPage.title': 'My page',
  'myPage.tabs': 'Sections of my page',
  'myPage.empty': 'There is nothing here yet',
  'myPage.empty.text': 'The parts of this page come with the plugins that are switched on.',
  'session.endsIn': 'Your session ends in {minutes:number} {{minute|minutes}}',
  'session.endsNow': 'Your session ends in less than a minute',
  'session.nothingLost': 'What you are typing is kept. Log in again, and you are back here.',

  // pictures
  'picture.label': 'New picture',
  'picture.hint': 'JPEG, PNG, WebP or GIF. It is made smaller before it is sent.',
  'picture.looking': 'Looking at the picture …',
  'picture.cut': 'Choose the part',
  'picture.cut.frame': 'Frame',
  'picture.cut.help': 'Drag the picture, or move it with the arrow keys. Plus and minus zoom.',
  'picture.cut.zoom': 'Zoom {percent:number} percent',
  'picture.cut.percent': '{percent:number} %',
  'picture.cut.smaller': 'Zoom out',
  'picture.cut.larger': 'Zoom in',
  'picture.cut.use': 'Use this part',
  'picture.cancel': 'Cancel',
  'picture.before': 'Original',
  'picture.after': 'Will be sent',
  'picture.ready': 'Ready: {before:string} became {after:string}.',
  'picture.preview': 'Preview',
  'picture.cutAgain': 'Choose another part',
  'picture.other': 'Another picture',
  'picture.sending': 'Sending',
  'picture.stop': 'Stop sending',
  'picture.fault.kind': 'This is not a JPEG, PNG, WebP or GIF picture, whatever its name says.',
  'picture.fault.bytes': 'This file is too large: at most 25 MB.',
  'picture.fault.pixels': 'This picture has too many pixels: at most 64 million.',
  'picture.fault.unreadable': 'This picture cannot be read. It may be damaged: please try another.',
  'picture.fault.unloaded':
    'What it takes to prepare pictures did not load. Check your connection and try again.',

  'video.play': 'Play the video',
  'video.learns':
    'It comes from {provider:string}, which then sees that you watch. Your choice is kept for its other videos.',

  'html.ask.title': 'Open this link?',
  'html.ask.body': 'Somebody else wrote it, and {address:string} does something as soon as it is opened.',
  'html.ask.open': 'Open it',

  'key.title': 'Send a private key?',
  'key.sure':
    'The text holds what looks like a private Nostr key (nsec…). Whoever has it can write in its owner’s name.',
  'key.send': 'Send anyway',
} as const
