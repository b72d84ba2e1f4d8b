export { PostMenu as default } from './post-menu'
