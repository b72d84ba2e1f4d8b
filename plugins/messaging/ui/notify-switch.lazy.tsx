export { Switch as default } from '@kernel/ui'
