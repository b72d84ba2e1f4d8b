// Entry of `npm run build:demo`: starts the mock server in a service worker, then the product.
import { startMockWorker } from './index'

void startMockWorker({ baseUrl: '/' }).then(({ isLeaving }) => isLeaving || import('../../plugins'))
