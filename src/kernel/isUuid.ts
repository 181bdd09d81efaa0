const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is an id: 8-4-4-4-12 hexadecimal digits in either letter case (spec: Conventions 1). */
export const isUuid = (text: string): boolean => UUID.test(text)
