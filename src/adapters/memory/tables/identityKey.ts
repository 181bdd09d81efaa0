/** A user of an identity provider as one key; either part may be any text. */
export const identityKey = (tenantId: string, objectId: string): string => JSON.stringify([tenantId, objectId])
