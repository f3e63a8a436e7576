import { ACCOUNT_ROLE } from '../../kernel/named-values';
import type { AccountRole } from '../../kernel/people/roles';
import { Count, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf } from '../../api/validation/fields';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';

/** The new role of an account. */
export class ChangeRoleDto {
  /** @example power_user */
  @IsOneOf(ACCOUNT_ROLE)
  role!: AccountRole;
}

/** The fields of an account in every answer. */
class AccountCommonDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
  /** Empty if another account has verified the address since. @example asha@city.example */
  email!: string;
  @ValueOf(ACCOUNT_ROLE)
  role!: AccountRole;
}

/** The account after the change. */
export class ChangedRoleDto extends AccountCommonDto {
  @Moment()
  updatedAt!: string;
}

/** Which part of the list is shown. */
export class UserListQueryDto {
  @IsPageLimit()
  limit: number = 50;
  @IsPageCursor()
  lastKey?: string;
}

/** An account in the list. */
export class ListedUserDto extends AccountCommonDto {
  /** The URL of a picture; null if there is none. */
  avatar!: string | null;
  @Moment()
  createdAt!: string;
  /** When the account last signed in or renewed its session; null if it never did. */
  @Moment()
  lastSeen!: string | null;
}

/** One page of the accounts. */
export class UserListDto {
  @Count()
  count!: number;
  items!: ListedUserDto[];
  /** The cursor of the next page; null on the last one. */
  nextKey!: string | null;
}
