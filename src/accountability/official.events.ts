/** Officials have another email address or another office than before, or were removed. */
export class OfficeHoldersChanged {
  constructor(readonly officialIds: readonly string[]) {}
}
