/** What else than public https addresses a host allows. */
export interface WebhookUrlPolicy {
  readonly allowHttp: boolean
  /** Loopback, private, link-local and other addresses that are not of the public Internet. */
  readonly allowPrivateAddresses: boolean
}
