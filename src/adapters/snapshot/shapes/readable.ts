/** What could be read of a record: a part with a fault is undefined. A sound record is readable in all its parts. */
export type Readable<T> = T extends readonly (infer E)[]
  ? readonly (Readable<E> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]: Readable<T[K]> | undefined }
    : T
