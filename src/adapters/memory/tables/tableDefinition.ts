/** How the records of one table are found, besides by id. */
export interface TableDefinition<R> {
  /** The keys under which each index has a record; a record without keys is not in the index. */
  readonly indexes: Readonly<Record<string, (record: R) => readonly string[]>>
  /** Indexes in which each key belongs to one record. */
  readonly unique: readonly string[]
}
