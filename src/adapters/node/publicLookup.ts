import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../../events/delivery/isPublicAddress'

/** Its text is what the delivery log shows. */
export const notPublic = (): Error => new Error('the address is not public')

/**
 * Looks a name up for a connection and lets it see the public addresses only. What is checked here is connected to, so that a name
 * cannot lead elsewhere in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    // Without an answer there is no list.
    const open = error === null ? addresses.filter(({ address }) => isPublicAddress(address)) : []
    const [first] = open
    if (first === undefined) callback(error ?? notPublic(), '')
    else if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
