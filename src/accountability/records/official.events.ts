/** The email address or the office of officials was changed, or they were removed. */
export class OfficeHoldersChanged {
  constructor(readonly officialIds: readonly string[]) {}
}
