/** Officials have another email address than before, or none any more. */
export class OfficialAddressesChanged {
  constructor(readonly officialIds: readonly string[]) {}
}
