import { slot } from '../core/plugin/slot'

/** Destinations in the navigation bar; on phones and tablets they stand at the foot of the screen. Label and icon show. */
export const navbarStart = slot('kernel/navbar.start')
/** Signs at the end of the bar: the cart, or log in and register for visitors. */
export const navbarEnd = slot('kernel/navbar.end')
/** Entries of the menu that greets the person by name. */
export const userMenu = slot('kernel/user-menu')
/** Invisible company of every screen, from the moment the first one is there until the product is left. */
export const backgroundTasks = slot('kernel/background')
