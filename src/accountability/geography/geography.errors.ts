import { DomainError } from '../../platform/http/domain-error';

type PlaceKind = 'city' | 'ward' | 'pincode';

/** There is no such city, ward or pincode. */
export class PlaceNotFound extends DomainError {
  constructor(kind: PlaceKind) {
    super('notFound', `There is no such ${kind}`);
  }
}

/** The city already has the ward, or the ward the pincode. */
export class PlaceExists extends DomainError {
  constructor(kind: PlaceKind) {
    super('conflict', `There is such a ${kind} already`);
  }
}
