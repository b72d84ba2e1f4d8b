import { anyMounted } from '../../../core/async/any-mounted'

export const [$hasOpenDialog, useOpenDialog] = anyMounted()
