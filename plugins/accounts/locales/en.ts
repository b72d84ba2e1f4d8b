export default {
  'login.title': 'Log in',
  'login.lead': 'Good to see you again.',
  'login.username': 'E-mail',
  'login.password': 'Password',
  'login.submit': 'Log in',
  'login.invalidUsername': 'Enter the e-mail address of your account.',
  'login.invalidPassword': 'Enter your password: at least 6 characters.',
  'login.invalidLogin': 'E-mail and password do not match. Please check both and try again.',
  'login.timeout.title': 'Your session time is used up',
  'login.timeout.text': 'Log in again to go on where you were.',

  'logout.title': 'Log out',
  'logout.leaving': 'Logging you out …',
} as const
