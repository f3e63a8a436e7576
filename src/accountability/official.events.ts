/** Officials have another email address than before, or none any more, also where they were removed. */
export class OfficialAddressesChanged {
  constructor(readonly officialIds: readonly string[]) {}
}
