// The entry of `npm run build:demo`: the mock server moves into a service worker, then the product starts as
// it always does, and knows nothing of it.
import { startMockWorker } from './index'

void startMockWorker({ baseUrl: '/' }).then(({ isLeaving }) => isLeaving || import('../../plugins'))
