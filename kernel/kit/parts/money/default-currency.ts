import { perRequest } from '../../../core/async/per-request'

const currency = perRequest('USD')

/** The deployment's currency, used for amounts without a currency. */
export const defaultCurrency = currency.get

export const setDefaultCurrency = currency.set
