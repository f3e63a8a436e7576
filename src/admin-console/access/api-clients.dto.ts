import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Moment, ValuesOf } from '../../api/openapi/answer-fields';
import { IsEmailAddress, IsName, IsNullable, IsOptional } from '../../api/validation/fields';
import { Distinct, IsListOfOneOf } from '../../api/validation/list-fields';

/** A program that may report issues over Open311. */
export class ApiClientDto {
  /** @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** Shown as the reporter of its issues. @example "Mumbai 1916 helpline" */
  name!: string;
  /** The address of its operator; null if unknown. @example relay@helpline.example */
  email!: string | null;
  /** The ids of cities; null for all cities. */
  @ValuesOf(CITY)
  cityScope!: CitySlug[] | null;
  @Moment()
  createdAt!: string;
  /** When its key was revoked; null if it is valid. */
  @Moment()
  revokedAt!: string | null;
}

/** The client to register. */
export class NewApiClientDto {
  /** @example "Mumbai 1916 helpline" */
  @IsName(1, 100)
  name!: string;
  /** @example relay@helpline.example */
  @IsOptional()
  @IsNullable()
  @IsEmailAddress()
  email: string | null = null;
  /** The ids of cities; null for all cities. @example ["mumbai"] */
  @IsOptional()
  @IsNullable()
  @IsListOfOneOf(CITY, { min: 1 })
  @Distinct()
  cityScope: CitySlug[] | null = null;
}

/** A client that was just registered. */
export class RegisteredApiClientDto {
  /** @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Mumbai 1916 helpline" */
  name!: string;
  /** The key, shown only in this answer. @example c311_3q2-7wEjv0lXb1mZ8Yc5rT9uKsPdHfGnA4oQiJx6yBk */
  apiKey!: string;
}
