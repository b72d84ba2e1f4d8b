// Entry of the development server: the product, and the showcase of its components at `/__ui`.
import { plugins } from '@plugins/manifests'

plugins.showcase = () => import('./plugin').then(({ showcasePlugin }) => ({ default: showcasePlugin }))
void import('@plugins/index')
